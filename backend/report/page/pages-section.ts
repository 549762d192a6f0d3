import type { Counted, Figures } from '../figures.ts';
import { articleWords, screenWords } from '../screen-words.ts';
import { counted } from '../words.ts';
import { barTable } from './bar-table.ts';
import { markup, type Markup } from './markup.ts';

/** What visits looked at, in which order, and which articles they read to the end. */
export function pagesSection({ views, screens, ways, articlesRead }: Figures): Markup {
  return markup`<section aria-labelledby="screens"><h2 id="screens">What they looked at</h2>
<div class="pair">
${barTable({
  caption: `Screens, ${counted(views, 'view')} in all`,
  name: 'Screen',
  unit: 'screen',
  columns: [{ head: 'Views', of: ({ count }: Counted) => count }],
  rows: screens,
  nameOf: ({ name }) => screenWords(name),
  none: 'No screen was shown yet.',
})}
${barTable({
  caption: 'From one screen to the next',
  name: 'From and to',
  unit: 'way',
  columns: [{ head: 'Times', of: ({ count }: Figures['ways'][number]) => count }],
  rows: ways,
  nameOf: ({ from, to }) =>
    markup`<bdi>${screenWords(from)}</bdi> to <bdi>${screenWords(to)}</bdi>`,
  none: 'Nobody has gone from one screen to another yet.',
})}
${barTable({
  caption: 'Articles read to the end',
  name: 'Article',
  unit: 'article',
  columns: [{ head: 'Times', of: ({ count }: Counted) => count }],
  rows: articlesRead,
  nameOf: ({ name }) => articleWords(name),
  none: 'No article was read to its end yet.',
})}
</div></section>`;
}
