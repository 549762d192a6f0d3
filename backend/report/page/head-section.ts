import { change } from '../change.ts';
import type { StepCounts } from '../figures.ts';
import { isComparable, type Report } from '../report.ts';
import { beforeWords, count, counted, periodWords } from '../words.ts';
import { measured } from './bar-table.ts';
import { markup, type Markup } from './markup.ts';
import { roofsChart } from './roofs-chart.ts';
import { visitBuckets, type VisitBuckets } from './visit-buckets.ts';

/** The first thing seen: what it is of, the visits as a street of roofs, and the numbers that count. */
export function headSection(report: Report): Markup {
  const { site, figures, month } = report;
  const { unit, buckets } = visitBuckets(figures.visitsByDay);
  const visits = figures.steps.came;
  const most = Math.max(...buckets.map((bucket) => bucket.visits));
  const label = `Visits a ${unit} from ${buckets.at(0)?.name ?? ''} to ${buckets.at(-1)?.name ?? ''}: ${counted(visits, 'visit')} in all, ${count(most)} on the best ${unit}. The table below has every number.`;
  return markup`<header>
<div class="sky">
<p class="brand">${mark} <b>${site}</b></p>
<h1>The website${month === undefined ? ',' : ' in'} ${title(report)}</h1>
<ul class="keys">${keys(report)}</ul>
<p class="against">${isComparable(report) ? `Compared with ${beforeWords(report)}.` : 'The time before was not counted, or only in part: there is nothing to compare with.'}</p>
<figure><figcaption>Visits a ${unit} ${measured}${legend(unit, buckets)}</figcaption>
${roofsChart(buckets, label)}</figure>
</div>
<details><summary>Visits a ${unit} as a table</summary><table><thead><tr><th scope="col">${unit === 'day' ? 'Day' : unit === 'week' ? 'Week' : 'Month'}</th><th scope="col">Visits</th></tr></thead><tbody>
${buckets.map(
  (bucket) => markup`<tr><th scope="row">${bucket.name}</th><td>${count(bucket.visits)}</td></tr>
`,
)}</tbody></table></details>
</header>`;
}

/** The days do not break over lines where there is room. */
function title(report: Report): readonly Markup[] {
  return periodWords(report)
    .split(' to ')
    .map((day, index) => markup`${index === 0 ? '' : ' to '}<span>${day}</span>`);
}

function legend(unit: VisitBuckets['unit'], buckets: VisitBuckets['buckets']): Markup | undefined {
  if (buckets.some(({ isWeekend, visits }) => isWeekend && visits > 0)) {
    return markup` <small>Lighter walls: Saturday and Sunday</small>`;
  }
  if (!buckets.some(({ isPart }) => isPart)) return undefined;
  return markup` <small>Lighter walls: less than a whole ${unit}</small>`;
}

function keys(report: Report): readonly Markup[] {
  const { figures, figuresBefore, period, before } = report;
  return keySteps.map(([step, one, many]) => {
    const now = figures.steps[step];
    const words = isComparable(report)
      ? change({
          now,
          before: figuresBefore.steps[step],
          days: period.days,
          daysBefore: before.days,
        })
      : undefined;
    return markup`<li><b>${count(now)}</b> <span>${now === 1 ? one : many}</span> <small>${words}</small></li>`;
  });
}

const keySteps: readonly (readonly [step: keyof StepCounts, one: string, many: string])[] = [
  ['came', 'visit', 'visits'],
  ['sent-message', 'message stored', 'messages stored'],
  ['called', 'tap on the number', 'taps on the number'],
  ['wrote-mail', 'tap on the address', 'taps on the address'],
];

/** The mark of the site's header: two roofs run on into a peak. */
const mark = markup`<svg class="mark" width="51" height="36" viewBox="0 0 34 24" aria-hidden="true"><path class="body" d="M1.6 22.6V12H7V7.6h7.8v5L23.4 2l9 20.6Z"/><path class="snow" d="M23.4 2.9 22.4 10l2.4 3.2-1 9.4h8.6Z"/><path class="glow" d="M4.4 15.5h2.6v3.4H4.4zM9.6 11.2h2.6v3.4H9.6z"/><path class="line" d="M1.6 22.6V12H7V7.6h7.8v5L23.4 2l9 20.6"/></svg>`;
