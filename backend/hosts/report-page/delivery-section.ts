import type { DeliveryFigures } from '../../analytics/report/delivery-figures.ts';
import { count, counted, durationWords, letterWords } from '../../analytics/report/words.ts';
import { measured } from './bar-table.ts';
import { markup, type Markup } from './markup.ts';

/** Whether messages and their letters arrived, from what is kept of them. */
export function deliverySection({ messages, looksLikeSpam, letters }: DeliveryFigures): Markup {
  const spam = looksLikeSpam === 0 ? '' : `, ${count(looksLikeSpam)} of them marked as spam`;
  return markup`<section aria-labelledby="delivery"><h2 id="delivery">What arrived</h2>
<p>${counted(messages, 'message')} received and kept${spam}. With or without the form’s script; what was deleted since is not counted.</p>
${
  letters.length === 0
    ? undefined
    : markup`<div class="table wide" role="region" aria-labelledby="delivery-letters" tabindex="0"><table>
<caption id="delivery-letters">Letters about them ${measured}</caption>
<thead><tr><th scope="col">Letters</th><th scope="col">Sent</th><th scope="col">Waiting</th><th scope="col">Given up</th><th scope="col">Half within</th><th scope="col">Slowest</th></tr></thead>
<tbody>${letters.map(
        (of) =>
          markup`<tr><th scope="row">${letterWords[of.kind]}</th><td>${count(of.sent)}</td><td>${count(of.waiting)}</td><td>${count(of.givenUp)}</td><td>${durationWords(of.medianDelay)}</td><td>${durationWords(of.longestDelay)}</td></tr>
`,
      )}</tbody></table></div>`
}</section>`;
}
