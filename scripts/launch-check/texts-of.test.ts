import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { shownFiles, textsOf } from './texts-of.ts';

test('finds fields and paragraphs by line, without comments and what is hidden', async () => {
  const folder = await temporaryFolder();
  const files = {
    'team.yaml': [
      '# A comment',
      '- name: Ada # and another',
      '  image: ada.jpg',
      '  alt: >-',
      '    Ada at',
      '    work.',
      '- hidden: true',
      '  name: Grace',
      '- name: Edith',
    ],
    'a.md': ['---', "title: 'A'", '---', '', 'One', 'line.', '', '', '- Two'],
  };
  for (const [name, lines] of Object.entries(files)) {
    await writeFile(join(folder, name), lines.join('\r\n'));
  }
  const found = textsOf(folder, Object.keys(files));
  expect(
    found.map(({ file, line, text }) => `${file}:${line}: ${text.replace(/\s+/g, ' ')}`),
  ).toEqual([
    'team.yaml:2: Ada',
    'team.yaml:3: ada.jpg',
    'team.yaml:4: Ada at work.',
    'team.yaml:9: Edith',
    'a.md:2: A',
    'a.md:5: One line.',
    'a.md:9: - Two',
  ]);
});

test('leaves out an article and a page that no visitor sees', async () => {
  const content = agencyContent();
  const [service] = content.services;
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'articles'));
  await writeFile(join(folder, `articles/${service?.link}.md`), '');
  await writeFile(join(folder, 'articles/never-used.md'), '');
  const shown = (hidden: boolean) => {
    const services = content.services.map((each) => ({ ...each, hidden }));
    const serviceArticles = content.serviceArticles
      .slice(0, 1)
      .map((each) => ({ ...each, id: service?.link ?? '' }));
    return shownFiles(folder, { ...content, services, serviceArticles });
  };
  expect(shown(false)).toEqual([`articles/${service?.link}.md`]);
  expect(shown(true)).toEqual([]);
  expect(shownFiles(contentFolder, content)).toContain('menu.yaml');
});
