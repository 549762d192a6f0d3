import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

test.each([
  ['service', 'services', { title: 'Café & Window: Signs', link: 'cafe-window-signs' }],
  ['case-study', 'caseStudies', { company: 'Café & Window: Signs', id: 'cafe-window-signs' }],
  ['team-member', 'team', { name: 'Café & Window: Signs', id: 'cafe-window-signs' }],
  ['page', 'extraPages', { heading: 'Café & Window: Signs', name: 'cafe-window-signs' }],
] as const)('writes a start of a %s that can be read', async (kind, part, expected) => {
  const folder = await copyOfContent();
  // A list that was empty takes an entry too.
  if (kind === 'case-study')
    await writeFile(join(folder, 'case-studies.yaml'), '# None yet.\n[]\n');
  const before = readContent(folder);
  expect(run(folder, kind, 'Café & Window: Signs')).toMatchObject({ status: 0, stderr: '' });
  const after = readContent(folder);
  expect(after[part].slice(0, -1)).toEqual(before[part]);
  expect(after[part].at(-1)).toMatchObject(expected);
});

test('writes an article and changes nothing where there is one', async () => {
  const folder = await copyOfContent();
  const read = () => readFile(join(folder, 'articles/signs.md'), 'utf8');
  expect(run(folder, 'article', 'Signs').status).toBe(0);
  const mine = '---\ntitle: Mine\n---\n';
  await writeFile(join(folder, 'articles/signs.md'), mine);
  const { status, stderr } = run(folder, 'service', 'Signs');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^There is already .*articles.signs\.md/),
  });
  expect(await read()).toBe(mine);
});

test('leaves the content as it was if the name does not fit', async () => {
  const folder = await copyOfContent();
  const name = 'A'.repeat(200);
  expect(run(folder, 'service', name)).toMatchObject({ status: 1, stdout: '' });
  expect(readContent(folder)).toEqual(readContent(contentFolder));
  expect(existsSync(join(folder, `articles/${name.toLowerCase()}.md`))).toBe(false);
});

test.each([
  ['an unknown kind', ['shop', 'Alder']],
  ['a name that cannot become an address', ['page', '関於']],
])('explains itself for %s', async (_, args) => {
  const { status, stderr } = run(await copyOfContent(), ...args);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/KIND|letters/) });
});

function run(folder: string, ...args: string[]) {
  return spawnSync('node', ['scripts/new.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
}

async function copyOfContent(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(contentFolder, folder, { recursive: true });
  return folder;
}
