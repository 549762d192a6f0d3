import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { agency } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { hash, isListed, sampleTexts } from './sample-texts.ts';
import { textsOf } from './shown-texts.ts';

const { sample: isSample } = agency;

// `npx vitest run scripts/launch-check --update` writes it again.
test.runIf(isSample)('the list of shipped texts is that of the sample content', async () => {
  const listed = textsOf(contentFolder).filter(isListed);
  const files = Map.groupBy(listed, ({ file }) => file);
  const hashes = Array.from(files, ([file, texts]) => {
    return [file, texts.map(({ value }) => hash(value)).join(' ')] as const;
  });
  const list = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot('sample-texts.json');
});

test.runIf(isSample)(
  'knows the texts of the sample after Windows and an editor of YAML',
  async () => {
    const found = (folder: string) => sampleTexts(textsOf(folder)).map(({ value }) => hash(value));
    const folder = await contentCopy();
    for (const name of await readdir(folder, { recursive: true })) {
      if (!/\.(?:yaml|md)$/.test(name)) continue;
      const text = await readFile(join(folder, name), 'utf8');
      const format = { indent: 4, lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' } as const;
      const edited = name.endsWith('.yaml') ? parseDocument(text).toString(format) : text;
      await writeFile(join(folder, name), `\ufeff${edited.trimEnd().replaceAll('\n', '\r\n')}`);
    }
    const shipped = found(contentFolder);
    expect(shipped).not.toEqual([]);
    expect(found(folder)).toEqual(shipped);
  },
);
