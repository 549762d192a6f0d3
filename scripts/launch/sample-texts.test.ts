import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agency } from '#contract/content/content.ts';
import { contentFolder } from '#contract/content/content-folder.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { fingerprints, samplePlaceProblems, sampleTextProblems } from './sample-texts.ts';

/** What `npm run new` writes. */
const templates = fileURLToPath(new URL('../new', import.meta.url));
const { sample: isSample } = agency;

// `npx vitest --update scripts/launch` writes it again.
test.runIf(isSample)('the list of shipped texts is that of the sample content', async () => {
  const list = `${JSON.stringify(fingerprints(contentFolder, templates), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot('sample-texts.json');
});

test.runIf(isSample)('names the lines of the sample, and not those of the owner', async () => {
  const folder = await temporaryFolder();
  await cp(contentFolder, folder, { recursive: true });
  const file = join(folder, 'pages/home.yaml');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const title = lines.findIndex((line) => line.startsWith('title: '));
  const problem = () =>
    sampleTextProblems(folder, 'content').find((text) => text.includes('home.yaml'));
  expect(problem()).toMatch(new RegExp(`^content/pages/home.yaml, lines ${title + 1}, `));
  lines[title] = 'title: Something that only we would ever think of';
  await writeFile(file, lines.join('\n'));
  expect(problem()).not.toMatch(new RegExp(`lines ${title + 1},`));
});

test.runIf(isSample)('names the paragraphs of an article and the figures that are counted', () => {
  const problems = sampleTextProblems(contentFolder, 'content').join('\n');
  expect(problems).toMatch(/content.articles.*\.md, lines \d+, \d+, /);
  expect(problems).toMatch(/content.pages.about\.yaml, /);
});

test('a folder with words of its own has no problem', async () => {
  const folder = await temporaryFolder();
  const own = 'tagline: We make websites for people who mend watches.\nsend: Send\n';
  await appendFile(join(folder, 'agency.yaml'), own);
  expect(sampleTextProblems(folder, 'content')).toEqual([]);
});

test('names the lines with a place of the sample to an agency elsewhere', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'tools.yaml'),
    '# Not Denver.\n- name: Shop\n  text: In Denver only\n',
  );
  const at = (region: string) =>
    samplePlaceProblems(folder, 'content', { address: { ...agency.address, region } });
  expect(at('Maine')).toEqual([expect.stringMatching(/^content.tools\.yaml, line 3: a place/)]);
  expect(at('Colorado')).toEqual([]);
});
