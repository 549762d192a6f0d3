import type { Brand } from '#content-model/schemas/brand-schema.ts';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { comparisonText, dayText, periodText, countText } from './report-labels.ts';
import type { Report } from './report.ts';
import { reportTables, visitsOverTime, type ReportTable } from './report-tables.ts';

export function reportPage(report: Report, brand: Brand): string {
  const { site, timeZone, today, isUnfinished, figures } = report;
  const title = escapeHtml(`${site}: the website, ${periodText(report)}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${comparisonText(report)}${isUnfinished ? ' The last day is not over yet.' : ''}</p>
${visitsChart(report)}
</header>
<main>
${reportTables(report).map(tableHtml).join('\n')}
<h2>How this was counted</h2>
<ul>
<li>A visit is what one browser tab shows, with less than half an hour between two screens. There are no cookies, so a visitor who comes back is not recognized.</li>
<li>A source is the site that linked here, or the name in a link of yours. Many browsers do not send it. Names that fewer than three networks brought, or beyond the limits of a day, are “(other)”.</li>
<li>Messages are all that the server received, spam and later deleted ones included. “(not attributed)” are those that no counted visit sent.</li>
<li>Crawlers were shown ${countText(figures.crawlerViews, 'screen')}, which count nowhere else.</li>
<li>Days are those of ${escapeHtml(timeZone)}.</li>
</ul>
</main>
<footer><p>Made on ${dayText(today)}.</p></footer>
</body>
</html>
`;
}

function visitsChart(report: Report): string {
  const { title, rows } = visitsOverTime(report);
  const visits = rows.map(({ cells }) => Number(cells[0]?.replaceAll(',', '')));
  const max = Math.max(1, ...visits);
  const width = chart.width / visits.length;
  const bars = visits.map((count, index) => {
    const height = (count / max) * chart.height;
    return `<rect x="${(index * width).toFixed(2)}" y="${(chart.height - height).toFixed(1)}" width="${(width * 0.8).toFixed(2)}" height="${height.toFixed(1)}"/>`;
  });
  const [first, last] = [rows.at(0)?.name ?? '', rows.at(-1)?.name ?? ''];
  const label = `${title} from ${first} to ${last}: ${countText(report.figures.steps.visited, 'visit')} in all, at most ${max}. The table “${title}” has every number.`;
  return `<figure>
<figcaption>${title}, at most ${max}</figcaption>
<svg role="img" aria-label="${label}" viewBox="0 0 ${chart.width} ${chart.height + 1}" preserveAspectRatio="none">${bars.join('')}<path d="M0 ${chart.height + 0.5}H${chart.width}"/></svg>
<p class="ends"><span>${first}</span><span>${last}</span></p>
</figure>`;
}

const chart = { width: 720, height: 160 };

function tableHtml({ title, heads, nameHead, rows, omitted }: ReportTable, index: number): string {
  const id = `table-${index}`;
  const body = rows.map(
    ({ name, cells }) =>
      `<tr><th scope="row"><bdi>${escapeHtml(name)}</bdi></th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  // A wide table scrolls on a phone, which a keyboard must be able to do too.
  const wrapper =
    heads.length > 2
      ? `<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">`
      : '<div>';
  return `<h2 id="${id}">${escapeHtml(title)}</h2>
${wrapper}<table aria-labelledby="${id}">
<thead><tr><th scope="col">${nameHead}</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>${omitted > 0 ? `\n<p>And ${omitted} more.</p>` : ''}`;
}

/** In the colors of the site; a dark screen prints as a light one. */
function styleOf({ colors }: Brand): string {
  const { light, dark } = brandColors(colors);
  return `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; ${inColors(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${inColors(dark)} } }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; color: var(--ink); background: var(--ground); }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem; break-after: avoid; }
figure { margin: 1.5rem 0; }
svg { display: block; width: 100%; height: 10rem; fill: var(--link); stroke: none; }
svg path { stroke: currentColor; }
.ends { display: flex; justify-content: space-between; margin: 0; font-size: 0.875rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top; }
th:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; min-width: 8rem; }
tbody th { font-weight: normal; }
tr { break-inside: avoid; }
`;
}

function inColors({ ink, ground, rule, link }: Brand['colors']['light']): string {
  return `--ink: ${ink}; --ground: ${ground}; --rule: ${rule}; --link: ${link};`;
}
