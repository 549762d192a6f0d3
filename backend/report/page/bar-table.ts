import { count, counted } from '../words.ts';
import { markup, type Markup } from './markup.ts';

export interface BarTable<Row> {
  readonly caption: string;
  /** What the names are, and what is counted of each: the first is drawn as a bar. */
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly of: (row: Row) => number }[];
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string | Markup;
  /** What a row is, where some are left out: `source`. */
  readonly unit: string;
  /** Where there is no row. */
  readonly none: string;
  readonly most?: number;
}

/** Names with a bar below each, and their numbers beside them: the same on a phone and on paper. */
export function barTable<Row>({ columns, rows, ...table }: BarTable<Row>): Markup {
  const { caption, name, nameOf, unit, none, most = 10 } = table;
  if (rows.length === 0) {
    return markup`<div class="table"><h3>${caption}</h3><p class="none">${none}</p></div>`;
  }
  const [bar] = columns;
  const longest = Math.max(1, ...rows.map((row) => bar?.of(row) ?? 0));
  const left = rows.length - most;
  return markup`<div class="table"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${name}</th>${columns.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.slice(0, most).map(
  (row) =>
    markup`<tr><th scope="row"><bdi>${nameOf(row)}</bdi>${barOf((bar?.of(row) ?? 0) / longest)}</th>${columns.map(({ of }) => markup`<td>${count(of(row))}</td>`)}</tr>
`,
)}</tbody></table>${left > 0 ? markup`<p class="more">And ${counted(left, `${unit} more`, `${unit}s more`)}.</p>` : undefined}</div>`;
}

/** On every chart that is no table: these are counts, not an example. */
export const measured: Markup = markup`<span class="chip">Measured</span>`;

function barOf(part: number): Markup {
  const width = Math.round(part * 1000) / 10;
  return markup`<svg class="bar" aria-hidden="true" width="100%" height="6"><rect width="100%" height="6" class="track"/><rect width="${width}%" height="6"/></svg>`;
}
