import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { drawnFor } from '#content-model/brand/color-steps.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { agency, brand } from '#content-model/content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { drawings, drawInto } from './draw.ts';
import { segmentsOf } from './kit/path-data.ts';

const defaultMaxKilobytes = 9;
const maxKilobytes = new Map([
  ['street-wide.svg', 18],
  ['street-tablet.svg', 11],
]);

/** An agency's own content may have other pictures under these names, or none. */
const { main, accent } = brand.colors;
const isSample = agency.sample && main === drawnFor.main && accent === drawnFor.accent;

describe.each(drawings)('$file', ({ file, draw }) => {
  const svg = draw();

  it.runIf(isSample)('equals the committed file (`npm run draw -- --all` rewrites it)', () => {
    expect(readFileSync(join(contentFolder, 'images', file), 'utf8') === svg).toBe(true);
  });

  it('is a well-formed SVG', async () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });

  it('needs no scripts, fonts or other files, and defines the parts it uses', () => {
    expect(svg).not.toMatch(/<script|<text|<foreignObject|<image|@import|url\((?!#)/);
    for (const [, target = ''] of svg.matchAll(/href="([^"]*)"/g)) {
      expect(svg).toContain(`id="${target.replace(/^#/, '')}"`);
    }
  });

  const isClientsPage = file.startsWith('case-');

  it(
    isClientsPage ? 'is as light as a screen in both schemes' : 'follows both color schemes',
    () => {
      expect(svg.includes('prefers-color-scheme')).toBe(!isClientsPage);
    },
  );

  it('is small when compressed', () => {
    const max = maxKilobytes.get(file) ?? defaultMaxKilobytes;
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(max * 1024);
  });
});

describe.each(drawings.filter(({ file }) => file.startsWith('street-')))(
  'the line in $file',
  ({ draw }) => {
    const svg = draw();

    it('is one path without a gap from the left edge to the right edge', () => {
      const lines = [...svg.matchAll(/<path d="([^"]*)"[^>]*class="line"/g)];
      expect(lines).toHaveLength(1);
      const segments = segmentsOf(lines[0]?.[1] ?? '');
      expect(segments.filter(({ command }) => command === 'm')).toHaveLength(1);
      const xs = segments.map(({ numbers }) => numbers.at(-2));
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      expect(xs[0]).toBeLessThanOrEqual(0);
      expect(xs.at(-1)).toBeGreaterThanOrEqual(width);
    });

    it('is animated only without a preference for reduced motion', () => {
      expect(svg.match(/animation:/g)).toHaveLength(1);
      expect(svg).toMatch(/prefers-reduced-motion:no-preference\)\{\.line\{animation:/);
    });
  },
);

test('draws in new colors what is still a sample drawing, and nothing else', async () => {
  const folder = await temporaryFolder();
  const inFolder = (file: string) => join(folder, 'images', file);
  const [kept, replaced] = drawings;
  if (kept === undefined || replaced === undefined) throw new Error('There are no drawings.');
  mkdirSync(join(folder, 'images'));
  writeFileSync(inFolder(kept.file), kept.draw());
  writeFileSync(inFolder(replaced.file), '<svg/>');

  const navy = { ...brand, colors: { ...brand.colors, main: '#1e3a8a' } };
  expect(drawInto(folder, navy, false)).toEqual({ drawn: [kept.file], left: [replaced.file] });
  expect(readFileSync(inFolder(kept.file), 'utf8') === kept.draw()).toBe(false);
  expect(readFileSync(inFolder(replaced.file), 'utf8')).toBe('<svg/>');
  expect(readdirSync(join(folder, 'images'))).toHaveLength(2);

  expect(drawInto(folder, { ...brand, colors: { ...brand.colors, ...drawnFor } }, true)).toEqual({
    drawn: drawings.map(({ file }) => file),
    left: [],
  });
  expect(readFileSync(inFolder(kept.file), 'utf8') === kept.draw()).toBe(true);
});
