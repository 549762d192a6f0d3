import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { drawings } from '#site/art/draw.ts';

const studies = z
  .array(z.object({ image: z.string() }))
  .parse(parse(readFileSync('content/case-studies.yaml', 'utf8')));
const style = readFileSync(new URL('picture-dialog.module.css', import.meta.url), 'utf8');
const [, width, height] = /--ratio: (\d+) \/ (\d+);/.exec(style) ?? [];

test.each(studies)('$image has the shape that its dialog reckons with', ({ image }) => {
  const svg = drawings.find(({ file }) => file === image)?.draw();
  const [, ownWidth, ownHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg ?? '') ?? [];
  expect(Number(ownWidth) / Number(ownHeight)).toBe(Number(width) / Number(height));
});
