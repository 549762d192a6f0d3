import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { services, trades } from '#content-model/content.ts';
import { readContent } from '#content-model/read-content.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';

test('writes a start of each kind that can be read', async () => {
  const folder = await contentCopy();
  // A list that was empty takes an entry too.
  await writeFile(join(folder, 'case-studies.yaml'), '# None yet.\n[]\n');
  await forgetCaseStudies(folder);
  // It needs an entry for each trade.
  await rm(join(folder, 'plan.yaml'));
  const before = readContent(folder);
  const [name, id] = ['Café & Window: Signs', 'cafe-window-signs'];
  const kinds = [
    ['service', 'services', { title: name, link: id }],
    ['case-study', 'caseStudies', { company: name, id }],
    ['team-member', 'team', { name, id }],
    ['trade', 'trades', { heading: name, id }],
    ['page', 'extraPages', { heading: name, id }],
  ] as const;
  for (const [kind] of kinds) {
    expect(run(folder, kind, name)).toMatchObject({ status: 0, stderr: '' });
  }
  const after = readContent(folder);
  for (const [, part, expected] of kinds) {
    const isNew = (entry: object) => !before[part].some((each) => isDeepStrictEqual(each, entry));
    expect(after[part].filter(isNew)).toEqual([expect.objectContaining(expected)]);
    expect(after[part].filter((entry) => !isNew(entry))).toEqual(before[part]);
  }
});

test('writes an article for a service, or one of its own, and changes none that is there', async () => {
  const folder = await contentCopy();
  const [service] = services;
  await rm(join(folder, `articles/${service?.link}.md`));
  expect(run(folder, 'article', service?.link ?? '').stderr).toBe('');
  expect(run(folder, 'article', 'Signs').status).toBe(0);
  expect(readContent(folder).extraArticles.map(({ id }) => id)).toContain('signs');
  const mine = '---\ntitle: Mine\n---\n';
  const article = join(folder, 'articles/signs.md');
  await writeFile(article, mine);
  expect(run(folder, 'article', 'Signs')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is already .*articles.signs\.md, .*images.signs\.svg/),
  });
  expect(await readFile(article, 'utf8')).toBe(mine);

  const start = await readFile('scripts/new/articles/ID.md', 'utf8');
  const own = start.replaceAll(/^(?:heading|image|alt): .*\n/gm, '').replace('TODAY', '2026-11-21');
  await writeFile(article, own.replace('TODO. Write the answer', 'Ours'));
  expect(run(folder, 'service', 'Signs')).toMatchObject({ status: 0, stderr: '' });
  expect(readContent(folder).services.at(-1)?.link).toBe('signs');
  expect(await readFile(article, 'utf8')).toContain('Ours');
});

test('writes nothing if its list has the entry, or the name does not fit', async () => {
  const folder = await contentCopy();
  const [service] = services;
  const before = await readFile(join(folder, 'services.yaml'), 'utf8');
  expect(run(folder, 'service', service?.link ?? '')).toMatchObject({
    ...{ status: 1, stdout: '' },
    stderr: expect.stringMatching(/services\.yaml:\d+: .* appears twice/),
  });
  const name = 'A'.repeat(200);
  expect(run(folder, 'service', name)).toMatchObject({ status: 1, stdout: '' });
  expect(run(folder, 'shop', 'Alder')).toMatchObject({ status: 2, stdout: '' });
  expect(await readFile(join(folder, 'services.yaml'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, `articles/${name.toLowerCase()}.md`))).toBe(false);
});

/** Takes the case studies of before out of the trades that name one. */
async function forgetCaseStudies(folder: string): Promise<void> {
  for (const { id } of trades) {
    const file = join(folder, `trades/${id}.md`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^(?:caseStudy|similarCase): .*\n/m, ''));
  }
}

function run(folder: string, ...args: string[]) {
  return spawnSync('node', ['scripts/new.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
}
