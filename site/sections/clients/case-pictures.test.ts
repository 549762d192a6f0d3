import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const studies = z
  .array(z.object({ image: z.string() }))
  .parse(parse(readFileSync('content/case-studies.yaml', 'utf8')));
const style = readFileSync(new URL('picture-dialog.module.css', import.meta.url), 'utf8');
const [, width, height] = /--ratio: (\d+) \/ (\d+);/.exec(style) ?? [];

test.each(studies)('$image has the aspect ratio of its dialog', ({ image }) => {
  const svg = readFileSync(`content/images/${image}`, 'utf8');
  const [, ownWidth, ownHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(ownWidth) / Number(ownHeight)).toBe(Number(width) / Number(height));
});
