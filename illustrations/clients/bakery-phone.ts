import { awning } from '../kit/shopfront.ts';
import { circle, el, ellipse, rect, shape, show } from '../kit/svg.ts';
import { text } from '../kit/text.ts';

/** The same page on a phone: name, time, order. The text comes from the sheet's parts. */
export function bakeryPhone(): string {
  return [
    ellipse(822, 664, 122, 7, 'kerb'),
    rect(712, 296, 220, 370, 'ink', { rx: 26 }),
    el('path', {
      class: 'paper',
      d: 'M736 308H908a12 12 0 0 1 12 12V642a12 12 0 0 1-12 12H736a12 12 0 0 1-12-12V320a12 12 0 0 1 12-12z',
    }),
    shape('M724 330V320a12 12 0 0 1 12-12H908a12 12 0 0 1 12 12v10z', 'brick-dark'),
    awning(724, 331, 196, 12, 10, ['alpenglow-500', 'alpenglow-200']),
    el('g', { class: 'page' }, show('name', 738, 392, 0.96), show('pick-up', 738, 436)),
    ...times.map(([time, chosen], index) => timeRow(time, 452 + index * 46, chosen)),
    rect(738, 592, 168, 48, 'brick-dark', { rx: 4 }),
    text('Order', 822, 626, 30, 'snow', 'middle'),
  ].join('');
}

const times: readonly (readonly [time: string, chosen: boolean])[] = [
  ['eight', false],
  ['nine', true],
  ['ten', false],
];

function timeRow(time: string, y: number, chosen: boolean): string {
  return (
    rect(738, y, 168, 40, chosen ? 'glow' : 'alpenglow-200', { rx: 4 }) +
    circle(762, y + 20, 10, 'snow') +
    (chosen ? circle(762, y + 20, 6, 'ink') : '') +
    show(time, 834, y + 30)
  );
}
