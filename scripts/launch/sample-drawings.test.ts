import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { drawings } from '../../illustrations/draw.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { sampleDrawings } from './sample-drawings.ts';

test('names the drawings that `npm run draw` has drawn, until they are replaced', async () => {
  const folder = await temporaryFolder();
  expect(sampleDrawings(folder)).toEqual([]);
  const [first, second] = drawings.map(({ file }) => file);
  if (first === undefined || second === undefined) throw new Error('there are no drawings');
  for (const file of [first, second]) {
    await cp(join(contentFolder, 'images', file), join(folder, 'images', file));
  }
  await appendFile(join(folder, 'images', second), '<!-- ours -->');
  expect(sampleDrawings(folder)).toEqual([first]);
});

test('names the placeholders of `npm run new` that are still there', async () => {
  const folder = await temporaryFolder();
  await cp(placeholder, join(folder, 'images/local-ads.svg'));
  expect(placeholderProblems(folder, 'content')).toEqual([
    expect.stringMatching(/^content.images.local-ads\.svg: is a placeholder/),
  ]);
});

const placeholder = new URL('../new/images/ID.svg', import.meta.url);
