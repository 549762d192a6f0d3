import { visitSteps } from '#contract/event-batch.ts';
import type { Figures } from '../figures.ts';
import { screenWords } from '../screen-words.ts';
import { climbTitle, count, counted, stepWords } from '../words.ts';
import { measured } from './bar-table.ts';
import { climbChart } from './climb-chart.ts';
import { markup, type Markup } from './markup.ts';

/** From the first screen to a sent message: all visits as a climb, then by the screen they began on. */
export function waySection({ steps, firstScreens }: Figures): Markup {
  const left = firstScreens.length - most;
  return markup`<section aria-labelledby="way"><h2 id="way">${climbTitle}</h2>
<figure class="way"><figcaption>Visits that took each step ${measured}</figcaption>
${climbChart(steps)}</figure>
<p>Beside the form, ${counted(steps.called, 'visit')} tapped the phone number and ${counted(steps['wrote-mail'], 'visit')} the mail address. Not every visit takes every step: some turn to contact on their first screen.</p>
${
  firstScreens.length === 0
    ? undefined
    : markup`<div class="table wide" role="region" aria-labelledby="way-screens" tabindex="0"><table>
<caption id="way-screens">By first screen</caption>
<thead><tr><th scope="col">First screen</th>${visitSteps.map((step) => markup`<th scope="col">${stepWords[step]}</th>`)}</tr></thead>
<tbody>
${firstScreens.slice(0, most).map(
  ({ name, steps: of }) =>
    markup`<tr><th scope="row"><bdi>${screenWords(name)}</bdi></th>${visitSteps.map((step) => markup`<td data-head="${stepWords[step]}">${count(of[step])}</td>`)}</tr>
`,
)}</tbody></table>${left > 0 ? markup`<p class="more">And ${counted(left, 'screen more', 'screens more')}.</p>` : undefined}</div>`
}</section>`;
}

const most = 12;
