import { ink } from '../kit/palette.ts';
import { circle, d, el, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';

/** First aid for a burst pipe: the main valve and the direction to turn it. */
export function firstAid(): string {
  const [x, y] = [372, 490];
  const spokes = [0, 1, 2, 3, 4].map((index) => {
    const turn = (index / 5) * Math.PI * 2 - 0.4;
    return d`M${x} ${y}L${x + Math.cos(turn) * 48} ${y + Math.sin(turn) * 48}`;
  });
  return [
    rect(40, 578, 390, 36, 'evergreen-500'),
    rect(40, 583, 392, 8, 'evergreen-200'),
    rect(40, 604, 386, 10, 'evergreen-700'),
    shape('M420 578H430Q462 578 462 610V650H426V614H420z', 'evergreen-500'),
    stroke('M454 650V612Q454 590 432 587', 'evergreen-200', 6, { 'stroke-linecap': 'butt' }),
    rect(96, 572, 16, 48, 'evergreen-600'),
    rect(x - 60, 570, 18, 52, 'evergreen-700'),
    rect(x + 42, 570, 18, 52, 'evergreen-700'),
    shape(d`M${x - 42} 578l22-22h40l22 22v36l-22 12h-40l-22-12z`, 'evergreen-500'),
    rect(x - 8, y, 16, 70, 'evergreen-700'),
    el('circle', {
      cx: x,
      cy: y,
      r: 48,
      fill: 'none',
      stroke: ink('alpenglow-500'),
      'stroke-width': 15,
    }),
    stroke(spokes.join(''), 'alpenglow-500', 9),
    circle(x, y, 14, 'brick-dark'),
    el(
      'g',
      { class: 'page' },
      stroke(d`M${x - 62} ${y - 42}A76 76 0 0 1 ${x + 44} ${y - 62}`, 'evergreen-900', 5) +
        stroke(d`M${x + 26} ${y - 78}L${x + 46} ${y - 61}L${x + 24} ${y - 50}`, 'evergreen-900', 5),
    ),
    el(
      'g',
      { class: 'page' },
      headline('Burst pipe?', 76, 416, 40, 'evergreen-900'),
      text('First turn the', 78, 462, 28, 'evergreen-900'),
      text('main valve.', 78, 498, 28, 'evergreen-900'),
    ),
  ].join('');
}
