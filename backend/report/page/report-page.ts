import { createHash } from 'node:crypto';
import { isComparable, isEmpty, type Report } from '../report.ts';
import { longDay, periodWords } from '../words.ts';
import { contactSection } from './contact-section.ts';
import { deliverySection } from './delivery-section.ts';
import { headSection } from './head-section.ts';
import { markup, Markup } from './markup.ts';
import { fontFaces, type PageFonts } from './page-fonts.ts';
import { pageStyle } from './page-style.ts';
import { pagesSection } from './pages-section.ts';
import { sourcesSection } from './sources-section.ts';
import { speedSection } from './speed-section.ts';
import { waySection } from './way-section.ts';

/**
 * The report as one HTML file that asks nobody for anything: styles, charts and notifications are in it. Its
 * policy lets nothing else in, whatever the names in it may say. Without `fonts` it is set in those of
 * the reader's machine.
 */
export function reportPage(report: Report, fonts: PageFonts | undefined): string {
  const { site } = report;
  const style = `${fonts === undefined ? '' : fontFaces(fonts)}${pageStyle}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`;
  const page = markup`${new Markup(reportPageBeginning)}<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${site}: the website, ${periodWords(report)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
${headSection(report)}
<main>
${isEmpty(report) ? nothingYet : sections(report)}
${howCounted(report)}
</main>
<footer><p>${site} · Report on the website, ${periodWords(report)} · Made on ${longDay(report.madeOn)}</p></footer>
</body>
</html>
`;
  return page.toString();
}

/** By which a file is known as an earlier report, which a new one may take the place of. */
export const reportPageBeginning =
  '<!doctype html>\n<!-- A report of what this website has counted. -->\n';

function sections({ figures, delivery }: Report): readonly Markup[] {
  return [
    waySection(figures),
    sourcesSection(figures),
    pagesSection(figures),
    contactSection(figures),
    speedSection(figures),
    deliverySection(delivery),
  ];
}

const nothingYet = markup`<p class="notice">Nothing was counted in this time. The count begins with the first visit to the running site.</p>`;

function howCounted(report: Report): Markup {
  const { figures, period, before, timeZone, isUnfinished } = report;
  return markup`<section aria-labelledby="counted"><h2 id="counted">How this was counted</h2>
<dl class="notes">
<div><dt>Measured</dt><dd>All numbers here were counted on the running site. None is an example.</dd></div>
<div><dt>Visit</dt><dd>Screens that one browser tab is shown with less than half an hour between them. No cookie and no name: nobody is known again when they come back.</dd></div>
<div><dt>Source</dt><dd>The site that linked here, or the name in the address of a notification or an ad. Many browsers do not tell. A name appears once visitors from three subnets brought it that day; until then its visits are in (other).</dd></div>
<div><dt>Tapped</dt><dd>A phone number or a mail address that was clicked. What came of it nobody knows.</dd></div>
<div><dt>Crawlers</dt><dd>Search engines and other programs were shown ${figures.crawlerViews.toLocaleString('en-US')} screens. They stand in no other number here.</dd></div>
<div><dt>Compared</dt><dd>${isComparable(report) ? markup`With ${longDay(before.from)} to ${longDay(before.to)}. A change is named only where it is more than chance makes of such numbers.` : markup`With nothing: the time before was not counted, or only in part.`}</dd></div>
<div><dt>Days</dt><dd>${longDay(period.from)} to ${longDay(period.to)}, by the clock of ${timeZone}.${isUnfinished ? ' The last day is not over yet.' : ''}</dd></div>
</dl></section>`;
}
