import { count } from '../words.ts';
import { markup, type Markup } from './markup.ts';
import type { VisitBucket } from './visit-buckets.ts';

/**
 * A street of roofs: the ground is zero and each house is as high as its visits are many. Sizes across
 * are in percent, so that the street fills any width; heights are in pixels.
 */
export function roofsChart(buckets: readonly VisitBucket[], label: string): Markup {
  const most = Math.max(...buckets.map(({ visits }) => visits));
  const { top, ticks } = scale(most);
  const heights = buckets.map(({ visits }) => (visits / top) * plotHeight);
  const width = 100 / buckets.length;
  const houses = buckets.map((one, index) => house(one, heights[index] ?? 0, index * width, width));
  const every = Math.ceil(buckets.length / mostLabels);
  const peak = heights.indexOf(Math.max(...heights));
  return markup`<div class="roofs">
<svg class="axis" aria-hidden="true" width="44" height="${height}">${ticks.map(
    (tick) =>
      markup`<text x="36" y="${yOf(tick, top) + 4}" text-anchor="end">${count(tick)}</text>`,
  )}</svg>
<svg class="street" role="img" aria-label="${label}" width="100%" height="${height}">
<svg class="grid" width="100%" height="${height}">${ticks.map(
    (tick) => markup`<line x1="0" x2="100%" y1="${yOf(tick, top)}" y2="${yOf(tick, top)}"/>`,
  )}</svg>
${houses}
<svg x="0" y="${headroom}" width="100%" height="${plotHeight}" viewBox="0 0 ${buckets.length} ${plotHeight}" preserveAspectRatio="none" overflow="visible"><path class="line" vector-effect="non-scaling-stroke" d="${outline(heights)}"/></svg>
${most === 0 ? undefined : peakSign(buckets, peak, heights[peak] ?? 0, width)}
<svg class="dates" y="${headroom + plotHeight}" width="100%" height="${labelHeight}">${buckets.map(
    ({ label: date }, index) =>
      index % every === 0 && (index + every / 2) * width < 97
        ? markup`<text class="${(index / every) % 2 === 0 ? 'date' : 'date wide'}" x="${percent(index * width)}" dx="2" y="24">${date}</text>`
        : undefined,
  )}</svg>
</svg>
</div>`;
}

const headroom = 40;
const plotHeight = 240;
const labelHeight = 40;
const height = headroom + plotHeight + labelHeight;
const mostLabels = 10;

function house(bucket: VisitBucket, high: number, x: number, width: number): Markup | undefined {
  if (high === 0) return undefined;
  const { isWeekend, isPart } = bucket;
  // One or two rows of windows under the roof: more would make a pattern of the picture.
  const windows = [14, 40]
    .filter((y) => y + 26 < high)
    .map((y) => markup`<rect class="window" x="30%" y="${y}" width="40%" height="13"/>`);
  return markup`<svg x="${percent(x)}" y="${round(headroom + plotHeight - high)}" width="${percent(width)}" height="${round(high)}"><rect class="wall${isWeekend || isPart ? ' light' : ''}" width="100.5%" height="100%"/>${windows}</svg>`;
}

/** The line runs along the street, up the walls and over the roofs. */
function outline(heights: readonly number[]): string {
  const steps = heights.map((high, index) => `V${round(plotHeight - high)}H${index + 1}`);
  return `M0 ${plotHeight}${steps.join('')}V${plotHeight}`;
}

/** The best day by name, over its roof. */
function peakSign(buckets: readonly VisitBucket[], index: number, high: number, width: number) {
  const { label, visits } = buckets[index] ?? { label: '', visits: 0 };
  const middle = (index + 0.5) * width;
  const anchor = middle < 12 ? 'start' : middle > 88 ? 'end' : 'middle';
  const x = anchor === 'start' ? index * width : anchor === 'end' ? (index + 1) * width : middle;
  return markup`<text class="peak" x="${percent(x)}" y="${round(headroom + plotHeight - high - 12)}" text-anchor="${anchor}">${count(visits)} · ${label}</text>`;
}

/** Round numbers to read heights by, from the ground to above the highest roof. */
function scale(most: number): { readonly top: number; readonly ticks: readonly number[] } {
  const rough = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((of) => of * power).filter(Number.isInteger);
  const step = steps.find((one) => one >= rough) ?? power;
  const above = Math.max(1, Math.ceil(most / step));
  return {
    top: above * step,
    ticks: Array.from({ length: above + 1 }, (_, index) => index * step),
  };
}

function yOf(tick: number, top: number): number {
  return round(headroom + plotHeight - (tick / top) * plotHeight);
}

function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
