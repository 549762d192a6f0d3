import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturePlaces } from '#content-model/schemas/picture-schema.ts';

test('the dialog has the shape that photos of case studies are cropped to', () => {
  const style = readFileSync(new URL('picture-dialog.module.css', import.meta.url), 'utf8');
  const [, width, height] = /--ratio: (\d+) \/ (\d+);/.exec(style) ?? [];
  const [across, down] = picturePlaces.caseStudy.shape;
  expect(Number(width) / Number(height)).toBe(across / down);
});
