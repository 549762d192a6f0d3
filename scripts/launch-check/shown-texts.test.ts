import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#content-model/read-content.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { shownTexts, textsOf } from './shown-texts.ts';

test('leaves out what is hidden, and an article that no page shows', async () => {
  const content = readContent();
  const folder = await contentCopy();
  const article = '---\ntitle: A\n---\n\nOne\nline.\n';
  await writeFile(join(folder, 'articles/shown.md'), article);
  await writeFile(join(folder, 'articles/never-used.md'), article);
  await writeFile(join(folder, 'team.yaml'), '# A\n- name: Ada\n- hidden: true\n  name: Grace\n');
  const serviceArticles = content.serviceArticles.map((each) => ({ ...each, id: 'shown' }));
  const services = content.services.map((each) => ({ ...each, link: 'shown' }));
  const shown = shownTexts(folder, { ...content, services, serviceArticles });
  const linesIn = (file: string, texts = shown) =>
    texts.filter((text) => text.file === file).map(({ line, value }) => `${line}: ${value}`);
  expect(linesIn('team.yaml')).toEqual(['2: Ada']);
  expect(linesIn('articles/shown.md')).toEqual(['2: A', '5: One\nline.']);
  expect(linesIn('articles/never-used.md')).toEqual([]);
  expect(linesIn('articles/never-used.md', textsOf(folder))).toHaveLength(2);
});
