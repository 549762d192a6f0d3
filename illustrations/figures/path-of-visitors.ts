import { person } from '../kit/person.ts';
import { tooth } from '../kit/shopfront.ts';
import { at, circle, d, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A dental practice's month as a narrowing street: visitors who leave turn off, drawn to scale. */
export function figurePathOfVisitors(): string {
  return figureSheet(460, [
    printed(shape(streets(), 'evergreen-700')),
    ...leavers().map(({ lane }) => shape(lane, 'evergreen-300')),
    printed(middles()),
    practice(),
    stroke(d`M0 ${kerb}H640`, 'line', 4),
    printed(
      text('A dental practice, one month', 24, 42, 25, 'evergreen-900'),
      ...stages.map(label),
    ),
    ...leavers().map(({ label }) => label),
    exampleChip(504, 16),
  ]);
}

interface Stage {
  readonly count: number;
  readonly does: readonly string[];
  /** Left edge of its text. */
  readonly x: number;
  /** Where visitors who leave turn off. */
  readonly turn?: number;
}

const stages: readonly Stage[] = [
  { count: 400, does: ['visits'], x: 24, turn: 84 },
  { count: 150, does: ['looked at', 'a treatment'], x: 190, turn: 282 },
  { count: 40, does: ['opened the', 'booking page'], x: 350, turn: 430 },
  { count: 18, does: ['booked'], x: 532 },
];

/** The lower edge of the street, straight from the first visit to the door. */
const kerb = 346;
const bend = 14;

/** The street's width for a number of visits, in proportion. */
function wide(count: number): number {
  return count / 2;
}

/** The part of the street that continues, stage by stage. */
function streets(): string {
  return stages
    .map(({ count }, index) => {
      const from = stages[index - 1]?.turn ?? 0;
      const to = stages[index]?.turn ?? 556;
      return d`M${from} ${kerb}v${-wide(count)}H${to}V${kerb}z`;
    })
    .join('');
}

function leavers(): { lane: string; middle: string; label: string }[] {
  return stages.flatMap(({ count, turn }, index) => {
    const stay = stages[index + 1]?.count;
    if (turn === undefined || stay === undefined) return [];
    const lane = wide(count - stay);
    const lower = kerb - wide(stay);
    const round = Math.min(lane + bend, 56);
    const inner = turn + bend;
    const outer = inner + lane;
    const end = lower - lane - bend - (lane > 60 ? 26 : 62);
    const tip = Math.min(26, lane / 2);
    const left = index === 0 ? `${count - stay} left` : String(count - stay);
    const narrow = lane < 40;
    const under = end + 42;
    return [
      {
        lane: d`M${turn} ${lower}H${outer - round}a${round} ${round} 0 0 0 ${round} ${-round}V${end}l${-lane / 2} ${-tip}l${-lane / 2} ${tip}V${lower - lane - bend}A${bend} ${bend} 0 0 1 ${turn} ${lower - lane}z`,
        middle: d`M0 ${lower - lane / 2}H${inner}Q${inner + lane / 2} ${lower - lane / 2} ${inner + lane / 2} ${Math.max(lower - lane - bend, under)}V${under}`,
        label: narrow
          ? printed(text(left, inner + lane / 2, end - tip - 10, 25, 'evergreen-900', 'middle'))
          : text(left, inner + lane / 2, end + 26, 25, 'ink', 'middle'),
      },
    ];
  });
}

function label({ count, does, x }: Stage): string {
  return (
    headline(String(count), x, kerb + 44, 42, 'evergreen-900') +
    does.map((line, row) => text(line, x, kerb + 72 + row * 27, 23, 'evergreen-700')).join('')
  );
}

/** Dashes along the middle of the wide lanes show the direction. */
function middles(): string {
  const [first, second] = leavers();
  return stroke([first, second].map((leaver) => leaver?.middle ?? '').join(''), 'snow', 3, {
    'stroke-dasharray': '14 12',
    'stroke-linecap': 'butt',
  });
}

/** The street ends at the practice's door. */
function practice(): string {
  const patient = person({
    skin: 4,
    hair: 'curls',
    hairColor: 'hair-black',
    top: 'alpenglow-400',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['out', 'down'],
    mood: 'laugh',
  });
  return [
    rect(532, 222, 96, kerb - 222, 'snow'),
    rect(524, 206, 112, 18, 'evergreen-900'),
    rect(532, 224, 96, 38, 'evergreen-600'),
    tooth(580, 243, 24, 'snow'),
    rect(584, 276, 34, kerb - 276, 'evergreen-900'),
    rect(590, 283, 22, 34, 'glow'),
    circle(590, 326, 2.4, 'glow'),
    at(556, kerb, patient, 0.82),
  ].join('');
}
