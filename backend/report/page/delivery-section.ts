import type { DeliveryFigures } from '../delivery-figures.ts';
import { count, counted, durationWords, letterWords } from '../words.ts';
import { markup, type Markup } from './markup.ts';

/** Whether messages and their letters arrived, from what is kept of them. */
export function deliverySection({ messages, looksLikeSpam, letters }: DeliveryFigures): Markup {
  const spam = looksLikeSpam === 0 ? '' : `, ${count(looksLikeSpam)} of them marked as spam`;
  return markup`<section aria-labelledby="delivery"><h2 id="delivery">What arrived</h2>
<p>${counted(messages, 'message')} in the store${spam}. Deleted messages are not among them.</p>
${
  letters.length === 0
    ? undefined
    : markup`<div class="table wide" role="region" aria-labelledby="delivery-letters" tabindex="0"><table>
<caption id="delivery-letters">Letters about them</caption>
<thead><tr><th scope="col">Letters</th>${columns.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${letters.map(
        (of) =>
          markup`<tr><th scope="row">${letterWords[of.kind]}</th>${columns.map(({ head, cell }) => markup`<td data-head="${head}">${cell(of)}</td>`)}</tr>
`,
      )}</tbody></table></div>`
}</section>`;
}

type Letters = DeliveryFigures['letters'][number];

const columns: readonly { readonly head: string; readonly cell: (of: Letters) => string }[] = [
  { head: 'Sent', cell: ({ sent }) => count(sent) },
  { head: 'Waiting', cell: ({ waiting }) => count(waiting) },
  { head: 'Given up', cell: ({ givenUp }) => count(givenUp) },
  { head: 'Half within', cell: ({ medianDelay }) => durationWords(medianDelay) },
  { head: 'Slowest', cell: ({ longestDelay }) => durationWords(longestDelay) },
];
