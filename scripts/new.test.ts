import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

test.each([
  ['service', 'services', { title: 'Café & Window: Signs', link: 'cafe-window-signs' }],
  ['case-study', 'caseStudies', { company: 'Café & Window: Signs', id: 'cafe-window-signs' }],
  ['team-member', 'team', { name: 'Café & Window: Signs', id: 'cafe-window-signs' }],
  ['trade', 'trades', { heading: 'Café & Window: Signs', id: 'cafe-window-signs' }],
  ['page', 'extraPages', { heading: 'Café & Window: Signs', id: 'cafe-window-signs' }],
] as const)('writes a start of a %s that can be read', async (kind, part, expected) => {
  const folder = await copyOfContent();
  // A list that was empty takes an entry too.
  if (kind === 'case-study') {
    await writeFile(join(folder, 'case-studies.yaml'), '# None yet.\n[]\n');
    await forgetCaseStudies(folder);
  }
  // It needs an entry for each trade.
  if (kind === 'trade') await rm(join(folder, 'plan.yaml'));
  const before = readContent(folder);
  expect(run(folder, kind, 'Café & Window: Signs')).toMatchObject({ status: 0, stderr: '' });
  const after = readContent(folder);
  const isNew = (entry: object) => !before[part].some((each) => isDeepStrictEqual(each, entry));
  expect(after[part].filter(isNew)).toEqual([expect.objectContaining(expected)]);
  expect(after[part].filter((entry) => !isNew(entry))).toEqual(before[part]);
});

test('writes an article for a service, or one of its own, and changes nothing where there is one', async () => {
  const folder = await copyOfContent();
  const [service] = readContent(folder).services;
  await rm(join(folder, `articles/${service?.link}.md`));
  expect(run(folder, 'article', service?.link ?? '').stderr).toBe('');
  expect(run(folder, 'article', 'Signs').status).toBe(0);
  expect(readContent(folder).extraArticles.map(({ id }) => id)).toContain('signs');
  const mine = '---\ntitle: Mine\n---\n';
  await writeFile(join(folder, 'articles/signs.md'), mine);
  expect(run(folder, 'article', 'Signs')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is already .*articles.signs\.md, .*images.signs\.svg/),
  });
  expect(await readFile(join(folder, 'articles/signs.md'), 'utf8')).toBe(mine);
});

test('adds what other files already name, and keeps an article and a picture that are there', async () => {
  const folder = await copyOfContent();
  await appendFile(join(folder, 'menu.yaml'), '\n- name: Careers\n  link: /careers\n');
  const study = await readFile('scripts/new/case-studies.yaml', 'utf8');
  await writeFile(
    join(folder, 'case-studies.yaml'),
    study.replaceAll(/\b(?:ID|NAME)\b/g, 'first').replace('services: []', 'services: [signs]'),
  );
  await cp('scripts/new/images/ID.svg', join(folder, 'images/first.svg'));
  await forgetCaseStudies(folder);
  expect(() => readContent(folder)).toThrow('there is no');

  const article = await readFile('scripts/new/articles/ID.md', 'utf8');
  await writeFile(
    join(folder, 'articles/signs.md'),
    article
      .replaceAll(/^(?:heading|image|alt): .*\n/gm, '')
      .replace('NAME', 'Signs')
      .replace('TODAY', '2026-11-21')
      .replace('TODO. Write the answer', 'Ours'),
  );
  const page = run(folder, 'page', 'Careers');
  expect(page.status).toBe(0);
  expect(page.stdout).toMatch(/^Still to fix:\n.*case-studies\.yaml:.*signs/m);
  const service = run(folder, 'service', 'Signs');
  expect(service.status).toBe(0);
  expect(service.stdout).not.toContain('Still to fix');
  expect(readContent(folder).services.at(-1)?.link).toBe('signs');
  expect(await readFile(join(folder, 'articles/signs.md'), 'utf8')).toContain('Ours');
});

test('adds nothing that is already in its list', async () => {
  const folder = await copyOfContent();
  const [service] = readContent(folder).services;
  const before = await readFile(join(folder, 'services.yaml'), 'utf8');
  const { status, stderr } = run(folder, 'service', service?.link ?? '');
  expect(status).toBe(1);
  expect(stderr).toMatch(/services\.yaml:\d+: .* appears twice/);
  expect(await readFile(join(folder, 'services.yaml'), 'utf8')).toBe(before);
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

/** Takes the case studies of before out of the trades that name one. */
async function forgetCaseStudies(folder: string): Promise<void> {
  for (const { id } of readContent(contentFolder).trades) {
    const file = join(folder, `trades/${id}.md`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^caseStudy: .*\n/m, ''));
  }
}

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
