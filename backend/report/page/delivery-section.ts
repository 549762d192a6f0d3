import type { DeliveryFigures } from '../delivery-figures.ts';
import { count, counted, durationWords, notificationWords } from '../words.ts';
import { markup, type Markup } from './markup.ts';

/** Whether messages and their notifications arrived, from what is kept of them. */
export function deliverySection({
  messages,
  looksLikeSpam,
  notifications,
}: DeliveryFigures): Markup {
  const spam = looksLikeSpam === 0 ? '' : `, ${count(looksLikeSpam)} of them marked as spam`;
  return markup`<section aria-labelledby="delivery"><h2 id="delivery">What arrived</h2>
<p>${counted(messages, 'message')} in the store${spam}. Deleted messages are not among them.</p>
${
  notifications.length === 0
    ? undefined
    : markup`<div class="table wide" role="region" aria-labelledby="delivery-notifications" tabindex="0"><table>
<caption id="delivery-notifications">Notifications about them</caption>
<thead><tr><th scope="col">Notifications</th>${columns.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${notifications.map(
        (of) =>
          markup`<tr><th scope="row">${notificationWords[of.kind]}</th>${columns.map(({ head, cell }) => markup`<td data-head="${head}">${cell(of)}</td>`)}</tr>
`,
      )}</tbody></table></div>`
}</section>`;
}

type Notifications = DeliveryFigures['notifications'][number];

const columns: readonly { readonly head: string; readonly cell: (of: Notifications) => string }[] =
  [
    { head: 'Sent', cell: ({ sent }) => count(sent) },
    { head: 'Waiting', cell: ({ waiting }) => count(waiting) },
    { head: 'Given up', cell: ({ givenUp }) => count(givenUp) },
    { head: 'Half within', cell: ({ medianDelay }) => durationWords(medianDelay) },
    { head: 'Slowest', cell: ({ longestDelay }) => durationWords(longestDelay) },
  ];
