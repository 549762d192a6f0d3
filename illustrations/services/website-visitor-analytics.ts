import { lettering } from '../kit/lettering.ts';
import { sheet } from '../kit/sheet.ts';
import { circle, d, el, rect, shape } from '../kit/svg.ts';
import { contours, terrain, type Hill } from './contours.ts';
import { exampleChip } from './example-chip.ts';

/** A bakery's page as a map: where visitors click is high ground, 25 visitors per line. */
export function websiteVisitorAnalytics(): string {
  return sheet({
    width: 720,
    height: 540,
    parts: [
      el(
        'clipPath',
        { id: 'page' },
        el('path', { d: 'M36 540V52a8 8 0 0 1 8-8h460a8 8 0 0 1 8 8v488z' }),
      ),
    ],
    drawing: [
      el('style', {}, rules),
      el('path', { class: 'ground', d: 'M0 0h720v540H0z' }),
      el(
        'g',
        { 'clip-path': 'url(#page)' },
        el('path', { class: 'paper', d: 'M36 44h476v496H36z' }),
        pictures(),
        el('g', { class: 'tint' }, map()),
        pageText(),
        windowBar(),
      ),
      labels(),
    ],
  });
}

const rules =
  '.ground{fill:#FFE6DA}.paper{fill:#FFFBF8}.part{fill:#FFF0E8}.words{fill:#0E2F28}.rule{fill:none;stroke:#0E2F28;stroke-width:1.2}' +
  '.tint path{fill:#F0694A;fill-opacity:.1;stroke:#A63A20;stroke-opacity:.62;stroke-width:.9}.tint .fifth{stroke-opacity:1;stroke-width:1.9}' +
  '.lead{fill:none;stroke:#0E2F28;stroke-width:1.6}.spot{fill:#0E2F28;stroke:#FFE6DA;stroke-width:2}' +
  '@media (prefers-color-scheme:dark){' +
  '.ground{fill:#154338}.paper{fill:#0E2F28}.part{fill:#154338}.words{fill:#F5F8F5}.rule{stroke:#9DC2B4}' +
  '.tint path{stroke:#FFA98C}.lead{stroke:#F5F8F5}.spot{fill:#F5F8F5;stroke:#0E2F28}.label{--evergreen-900:#F5F8F5}}';

interface Spot extends Hill {
  readonly visitors: number;
  readonly does: string;
  /** Height of the label's number on the drawing. */
  readonly labelY: number;
}

const spots: readonly Spot[] = [
  {
    visitors: 268,
    does: 'call the shop',
    at: [448, 101],
    height: 262,
    reach: [44, 26],
    labelY: 102,
  },
  {
    visitors: 412,
    does: 'order online',
    at: [356, 250],
    height: 408,
    reach: [72, 46],
    labelY: 226,
  },
  { visitors: 97, does: 'opening hours', at: [420, 396], height: 98, reach: [52, 40], labelY: 350 },
  { visitors: 11, does: 'photo gallery', at: [182, 474], height: 11, reach: [40, 30], labelY: 474 },
];

/** Where visitors look without clicking: the headline, the name, the start of the text. */
const glances: readonly Hill[] = [
  { at: [300, 165], height: 60, reach: [90, 40] },
  { at: [98, 102], height: 52, reach: [46, 22] },
  { at: [120, 385], height: 30, reach: [70, 24] },
];

function map(): string {
  const levels = Array.from({ length: 17 }, (_, index) => 25 * (index + 0.8));
  return contours(
    terrain([...spots, ...glances], 21),
    { x: 36, y: 74, width: 476, height: 466 },
    levels,
  )
    .map((data, index) =>
      data === '' ? '' : el('path', { class: index % 5 === 3 ? 'fifth' : undefined, d: data }),
    )
    .join('');
}

/** The bakery's pictures lie under the map: the loaf, the hours, the gallery. */
function pictures(): string {
  return (
    el('path', {
      class: 'part',
      d: 'M60 140h212v172H60zM346 348h142v102H346zM60 432h76v88H60zM144 432h76v88h-76zM228 432h76v88h-76z',
    }) +
    shape(
      'M78 312c0-44 32-66 88-66s88 22 88 66zM68 502c0-20 10-30 30-30s30 10 30 30zM150 504c1-27 15-40 32-40s31 13 32 40c-8 1-13-4-16-11-6-8-26-8-32 0-3 7-8 12-16 11zM239 485c-3-14 9-23 27-23s30 9 27 23zM245 487h42l-6 19h-30z',
      'bread',
    ) +
    el('path', {
      d: 'M118 262c14 8 19 20 20 36M158 256c14 8 19 22 20 38M198 260c14 8 18 20 19 34M88 480l6 14M103 479l6 14M172 468l4 14M192 468l-4 14M158 482l9 8M206 482l-9 8M246 486h40',
      fill: 'none',
      stroke: 'var(--glow-2)',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  );
}

/** The page's text stays readable on top of the map; buttons are solid. */
function pageText(): string {
  const bars =
    'M60 95h74v9H60zM196 97h38v5h-38zM256 97h38v5h-38zM316 97h38v5h-38z' +
    'M294 146h180v11H294zM294 165h132v11H294zM294 192h156v4H294zM294 202h112v4H294z' +
    'M60 352h150v11H60zM60 378h246v4H60zM60 390h214v4H60zM60 402h180v4H60z' +
    'M362 364h54v8h-54zM362 384h40v5h-40zM362 397h40v5h-40zM362 410h40v5h-40zM362 423h28v5h-28zM436 384h36v5h-36zM436 397h36v5h-36zM436 410h36v5h-36z';
  const buttons =
    'M297 234h118a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H297a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3zM413 88h72a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-72a3 3 0 0 1-3-3V91a3 3 0 0 1 3-3z';
  return (
    el('path', { class: 'rule', d: 'M36 125h476M60 330h428' }) +
    el('path', { class: 'words', d: bars + buttons })
  );
}

function windowBar(): string {
  return (
    rect(36, 44, 476, 30, 'evergreen-900') +
    circle(56, 59, 4.5, 'line') +
    circle(71, 59, 4.5, 'glow') +
    circle(86, 59, 4.5, 'evergreen-300') +
    rect(150, 52, 230, 14, 'evergreen-600', { rx: 7 })
  );
}

function labels(): string {
  const found = spots.map(({ at: [x, y], visitors, does, labelY }) => {
    const number = { x: 544, y: labelY, font: 'display', size: 40, fill: 'evergreen-900' } as const;
    const caption = { ...number, y: labelY + 28, font: 'text', size: 25, brush: 0.018 } as const;
    return (
      el('path', { class: 'lead', d: d`M${x} ${y}L498 ${labelY - 12}h38` }) +
      el('circle', { class: 'spot', cx: x, cy: y, r: 5.5 }) +
      lettering(String(visitors), number) +
      lettering(does, caption)
    );
  });
  return el('g', { class: 'label' }, ...found) + exampleChip(544, 14);
}
