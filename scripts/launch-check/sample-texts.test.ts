import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { hash, isClaim, sampleTexts, textsIn } from './sample-texts.ts';

/** What `npm run new` writes. */
const templates = fileURLToPath(new URL('../new', import.meta.url));
const { sample: isSample } = agency;

// `npx vitest run scripts/launch-check --update` writes it again.
test.runIf(isSample)('the list of shipped texts is that of the sample content', async () => {
  const files = Map.groupBy([contentFolder, templates].flatMap(textsIn), ({ file }) => file);
  const hashes = Array.from(files, ([file, texts]) => {
    return [file, texts.map(({ text }) => hash(text)).join(' ')] as const;
  });
  const list = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot('sample-texts.json');
});

test.runIf(isSample)('tells claims of the agency from texts that others may keep', () => {
  const { claims = [], others = [] } = Object.groupBy(sampleTexts(contentFolder), (text) =>
    isClaim(text) ? 'claims' : 'others',
  );
  const files = (texts: typeof claims) => texts.map(({ file }) => file);
  expect(files(claims)).toEqual(expect.arrayContaining(['agency.yaml', 'team.yaml']));
  expect(claims.filter(({ text }) => /\$\d/.test(text))).not.toEqual([]);
  expect(files(others)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^articles\//), 'offer.yaml']),
  );
});

test('knows a text of the sample with other line breaks, and not one that was changed', async () => {
  const template = await readFile(join(templates, 'articles/ID.md'), 'utf8');
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'articles'));
  const write = (text: string) => writeFile(join(folder, 'articles/own.md'), text);
  const found = () => sampleTexts(folder).map(({ line }) => line);
  await write(template);
  const shipped = found();
  expect(shipped).not.toEqual([]);
  await write(template.replaceAll('\n', '\r\n'));
  expect(found()).toEqual(shipped);
  const rewrapped = template.replaceAll(' and ', '\n  and ');
  await write(rewrapped);
  expect(rewrapped).not.toBe(template);
  expect(found()).toHaveLength(shipped.length);
  await write(template.toUpperCase());
  expect(found()).toEqual([]);
});
