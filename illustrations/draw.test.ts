import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings } from './draw.ts';

const KB = 1024;
/** What a file may weigh when it is sent, in brotli; 12 KB when nothing else is said. */
const BUDGETS: Readonly<Record<string, number>> = {
  'street-wide.svg': 22 * KB,
  'street-tablet.svg': 16 * KB,
  'web-application-development.svg': 9 * KB,
  'website-visitor-analytics.svg': 9 * KB,
  'website-development.svg': 9 * KB,
  'ab-testing.svg': 9 * KB,
  'seo-ranking.svg': 9 * KB,
  'social-and-email.svg': 9 * KB,
  'roof-visits.svg': 2.5 * KB,
  'roof-calls.svg': 2.5 * KB,
  'roof-bookings.svg': 2.5 * KB,
  'dusk-street.svg': 7 * KB,
  'process-climb-wide.svg': 9 * KB,
  'process-climb-phone.svg': 6 * KB,
  'step-goal.svg': 4.5 * KB,
  'step-introduction.svg': 4.5 * KB,
  'step-market.svg': 4.5 * KB,
  'about-street-wide.svg': 9 * KB,
  'about-street-phone.svg': 6 * KB,
  'case-alder-and-rye.svg': 10 * KB,
  'case-okafor-plumbing.svg': 10 * KB,
  'not-found.svg': 9 * KB,
  'not-found-phone.svg': 6 * KB,
  'message-sent.svg': 6 * KB,
  'portrait-founder.svg': 6 * KB,
  'portrait-1.svg': 2 * KB,
  'portrait-2.svg': 2 * KB,
  'portrait-3.svg': 2 * KB,
};
/** The pictures of the street that carry the line. */
const STREETS = ['street-wide.svg', 'street-tablet.svg', 'street-phone.svg'];

describe.each(drawings)('$file', ({ file, draw }) => {
  const svg = draw();

  it('is well-formed', () => {
    expect(misnesting(svg)).toBe('');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is one file without scripts, fonts or other files', () => {
    expect(svg).not.toMatch(/<script|<text|<foreignObject|<image|@import|url\((?!#)/);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });

  it('shows every part that it refers to', () => {
    for (const [, id] of svg.matchAll(/href="#([^"]*)"/g)) expect(svg).toContain(`id="${id}"`);
  });

  it('is committed as it is drawn (`npm run draw` rewrites it)', () => {
    expect(readFileSync(`content/images/${file}`, 'utf8') === svg).toBe(true);
  });

  it('follows both colour schemes', () => {
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('is light', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(BUDGETS[file] ?? 12 * KB);
  });
});

describe.each(STREETS)('the line in %s', (file) => {
  const svg = drawings.find((drawing) => drawing.file === file)?.draw() ?? '';
  const lines = [...svg.matchAll(/<path d="([^"]*)"[^>]*class="line"/g)];

  it('is one path without a gap, from the left edge to the right one', () => {
    expect(lines).toHaveLength(1);
    const data = lines[0]?.[1] ?? '';
    expect(data.match(/[Mm]/g)).toHaveLength(1);
    const places = [...data.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x));
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    expect(places[0]).toBeLessThanOrEqual(0);
    expect(places.at(-1)).toBeGreaterThanOrEqual(width);
  });

  it('draws itself only for those who have not asked for stillness', () => {
    expect(svg.match(/animation:/g)).toHaveLength(1);
    expect(svg).toMatch(/prefers-reduced-motion:no-preference\)\{\.line\{animation:/);
  });
});

/** The first element that is not closed where it should be, or nothing. */
function misnesting(xml: string): string {
  const open: string[] = [];
  for (const [tag, closing, name = '', single] of xml.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return tag;
    } else if (single !== '/') open.push(name);
  }
  const rest = xml.replaceAll(/<\/?[a-zA-Z]+(?: [\w:-]+="[^"<>&]*")*\/?>/g, '');
  return open.join() || (/[<&]/.exec(rest)?.[0] ?? '');
}
