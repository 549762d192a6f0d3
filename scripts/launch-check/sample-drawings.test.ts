import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { agency } from '#content-model/content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { drawingHashes, sampleDrawings } from './sample-drawings.ts';

const { sample: isSample } = agency;

// `npx vitest run scripts/launch --update` writes it again.
test.runIf(isSample)('the list of shipped drawings is that of the sample content', async () => {
  const list = `${JSON.stringify(drawingHashes(contentFolder), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot('sample-drawings.json');
});

test.runIf(isSample)('names the drawings of the sample until they are changed', async () => {
  const folder = await temporaryFolder();
  expect(sampleDrawings(folder)).toEqual([]);
  const [first = '', second = ''] = sampleDrawings(contentFolder);
  await mkdir(join(folder, 'images'));
  for (const file of [first, second]) {
    await cp(join(contentFolder, 'images', file), join(folder, 'images', file));
  }
  await change(join(folder, 'images', first), (svg) =>
    svg.replaceAll('\n', '\r\n').replace('  ', '\t'),
  );
  expect(sampleDrawings(folder)).toEqual([first, second]);
  await change(join(folder, 'images', second), (svg) => svg.replace('</svg>', '<path/></svg>'));
  expect(sampleDrawings(folder)).toEqual([first]);
});

async function change(path: string, edit: (svg: string) => string): Promise<void> {
  await writeFile(path, edit(await readFile(path, 'utf8')));
}
