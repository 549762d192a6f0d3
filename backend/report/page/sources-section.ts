import type { Figures, VisitsFrom } from '../figures.ts';
import { sourceWords } from '../words.ts';
import { barTable } from './bar-table.ts';
import { markup, type Markup } from './markup.ts';

/** Where visits came from, and what came of them. */
export function sourcesSection({ sources, campaigns }: Figures): Markup {
  return markup`<section aria-labelledby="sources"><h2 id="sources">Where visits came from</h2>
<div class="pair">
${barTable({
  caption: 'Sources',
  name: 'Source',
  unit: 'source',
  columns,
  rows: sources,
  nameOf: ({ name }) => sourceWords(name),
  none: 'No visit yet.',
})}
${barTable({
  caption: 'Campaigns',
  name: 'Source, medium and campaign',
  unit: 'campaign',
  columns,
  rows: campaigns,
  nameOf: ({ name }) => name,
  none: 'No visit came by an address that names a campaign.',
})}
</div>
<p class="fine">Sent: messages that the server stored; those not attributed came without JavaScript, or from visitors who are not counted. Called and mailed: tapped the number or the address. A visit that did two of these stands in both.</p></section>`;
}

const columns = [
  { head: 'Visits', of: ({ steps }: VisitsFrom) => steps.came },
  { head: 'Sent', of: ({ steps }: VisitsFrom) => steps['sent-message'] },
  { head: 'Called', of: ({ steps }: VisitsFrom) => steps.called },
  { head: 'Mailed', of: ({ steps }: VisitsFrom) => steps['wrote-mail'] },
];
