import type { Counted, Figures } from '../figures.ts';
import { acts } from '../acts.ts';
import { contactTypeWords, failureWords } from '../words.ts';
import { barTable } from './bar-table.ts';
import { markup, type Markup } from './markup.ts';

/** Who looked closer, which way to the agency was chosen, and where the form failed. */
export function contactSection({ contactTypes, formFailures, events }: Figures): Markup {
  const columns = [{ head: 'Times', of: ({ count }: Counted) => count }];
  return markup`<section aria-labelledby="contact"><h2 id="contact">How they turned to you</h2>
<div class="pair">
${barTable({
  caption: 'Contact type chosen',
  name: 'Contact type',
  unit: 'type',
  columns,
  rows: contactTypes,
  nameOf: ({ name }) => contactTypeWords(name),
  none: 'No contact type was chosen yet.',
})}
${barTable({
  caption: 'Forms that could not be sent',
  name: 'Reason',
  unit: 'reason',
  columns,
  rows: formFailures,
  nameOf: ({ name }) => failureWords(name),
  none: 'None: every form that was sent arrived.',
})}
${barTable({
  caption: 'Clicks and views',
  name: 'What was done',
  unit: 'kind',
  columns,
  rows: acts(events),
  nameOf: ({ name }) => name,
  none: 'Nothing was clicked yet.',
})}
</div></section>`;
}
