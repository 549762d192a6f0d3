import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agency, caseStudies } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { fingerprints, keptTexts, samplePlaces } from './sample-texts.ts';

/** What `npm run new` writes. */
const templates = fileURLToPath(new URL('../new', import.meta.url));
const { sample: isSample } = agency;

// `npx vitest run scripts/launch --update` writes it again.
test.runIf(isSample)('the list of shipped texts is that of the sample content', async () => {
  const list = `${JSON.stringify(fingerprints(contentFolder, templates), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot('sample-texts.json');
});

test.runIf(isSample)('names the lines of the sample, and not those of the owner', async () => {
  const folder = await contentCopy();
  const file = 'pages/home.yaml';
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
  const title = lines.findIndex((line) => line.startsWith('title: '));
  const kept = () =>
    keptTexts(folder)
      .others.filter((found) => found.file === file)
      .flatMap(({ texts }) => texts.map(({ line }) => line));
  expect(kept()).toContain(title + 1);
  lines[title] = 'title: Something that only we would ever think of';
  await writeFile(join(folder, file), lines.join('\n'));
  expect(kept()).not.toContain(title + 1);
  expect(kept()).not.toEqual([]);
});

test.runIf(isSample)('tells claims of the agency from texts that others may keep', () => {
  const { claims, others } = keptTexts(contentFolder);
  const filesOf = (files: typeof claims) => files.map(({ file }) => file);
  expect(filesOf(claims)).toEqual(
    expect.arrayContaining(['agency.yaml', 'pages/about.yaml', 'team.yaml']),
  );
  const prices = claims.flatMap(({ texts }) => texts.filter(({ text }) => /\$\d/.test(text)));
  expect(prices).not.toEqual([]);
  expect(filesOf(others)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^articles\//), 'offer.yaml', 'services.yaml']),
  );
});

test.runIf(isSample)('names the figures of a measured result', () => {
  const { claims } = keptTexts(contentFolder);
  const kept = claims.flatMap(({ texts }) => texts.map(({ text }) => text));
  for (const { sample, result } of caseStudies) {
    if (sample && result)
      expect(kept).toEqual(expect.arrayContaining([`${result.from}`, `${result.to}`]));
  }
});

test('a folder with words of its own has no text of the sample', async () => {
  const folder = await temporaryFolder();
  const own = 'tagline: We make websites for people who mend watches.\nsend: Send\n';
  await appendFile(join(folder, 'agency.yaml'), own);
  expect(keptTexts(folder)).toEqual({ claims: [], others: [] });
});

test('names the lines with a place or a law of the sample to an agency elsewhere', async () => {
  const folder = await temporaryFolder();
  const yaml =
    '# Not Denver.\n- name: Shop\n  text: In Denver only\n  law: The Colorado Privacy Act\n';
  await writeFile(join(folder, 'tools.yaml'), yaml);
  const at = (region: string) => samplePlaces(folder, { address: { ...agency.address, region } });
  expect(at('Maine')).toEqual({
    places: [{ file: 'tools.yaml', texts: [expect.objectContaining({ line: 3 })] }],
    laws: [{ file: 'tools.yaml', texts: [expect.objectContaining({ line: 4 })] }],
  });
  expect(at('Colorado')).toEqual({ places: [], laws: [] });
});
