import type { StepCounts } from '../figures.ts';
import { climb, count, share, stepWords } from '../words.ts';
import { markup, type Markup } from './markup.ts';

/**
 * The way to a sent message as a mountain: each layer is as wide at its foot as visits reached it, and
 * narrows to the next, so that the slope is steep where many turned back. The list reads from the foot
 * to the summit; the styles put the summit on top.
 */
export function climbChart(steps: StepCounts): Markup {
  const widest = Math.max(1, ...climb.map((step) => steps[step]));
  const widths = climb.map((step) => (steps[step] / widest) * 100);
  return markup`<ol class="climb">
${climb.map(
  (step, index) =>
    markup`<li class="layer layer-${index}"><span class="step"><b>${count(steps[step])}</b> <span>${stepWords[step]}</span>${
      index === 0 ? undefined : markup` <small>${share(steps[step], steps.came)} of visits</small>`
    }</span>${layer(widths[index] ?? 0, widths[index + 1] ?? 0)}</li>
`,
)}</ol>`;
}

function layer(foot: number, head: number): Markup {
  const [left, right, upperLeft, upperRight] = [
    50 - foot / 2,
    50 + foot / 2,
    50 - head / 2,
    50 + head / 2,
  ].map((x) => Math.round(x * 100) / 100);
  return markup`<svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none"><path class="lit" d="M${left} 10L${upperLeft} 0H50V10Z"/><path class="shade" d="M50 0H${upperRight}L${right} 10H50Z"/><path class="line" vector-effect="non-scaling-stroke" d="M${left} 10L${upperLeft} 0M${right} 10L${upperRight} 0"/></svg>`;
}
