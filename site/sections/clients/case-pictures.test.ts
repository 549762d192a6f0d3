import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseStudies } from '#contract/content/content.ts';
import { contentFolder } from '#contract/content/content-folder.ts';

const style = readFileSync(new URL('picture-dialog.module.css', import.meta.url), 'utf8');
const [, width, height] = /--ratio: (\d+) \/ (\d+);/.exec(style) ?? [];

test.each(caseStudies)('$image has the aspect ratio of its dialog', ({ image }) => {
  const svg = readFileSync(join(contentFolder, 'images', image), 'utf8');
  const [, ownWidth, ownHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(ownWidth) / Number(ownHeight)).toBe(Number(width) / Number(height));
});
