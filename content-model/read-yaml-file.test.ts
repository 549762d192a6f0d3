import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { divideMarkdown, readMarkdownFields, readYamlFile } from './read-yaml-file.ts';

test.each([
  [
    '---\ntitle: One\n---\nText\n',
    { head: '   \ntitle: One\n', body: /^ {3}\n {10}\n {3}\nText\n$/ },
  ],
  ['--- \n--- \t\n', { head: '    \n', body: /^ {4}\n {5}\n$/ }],
  ['---\ntitle: a ---\n---', { head: '   \ntitle: a ---\n', body: /^\s+$/ }],
  ['---\ntitle: One\n---x\n---\n', { head: '   \ntitle: One\n---x\n', body: /^\s+$/ }],
  ['Text\n---\ntitle: One\n---\n', undefined],
  ['---\ntitle: One\n', undefined],
  ['--- title: One\n---\n', undefined],
])('divides the Markdown %j', (text, parts) => {
  expect(divideMarkdown(text)).toEqual(
    parts && { head: parts.head, body: expect.stringMatching(parts.body) },
  );
});

test('gives the name of its file to what Markdown begins with', async () => {
  const { read, place } = await file('our-van.md', '---\ntitle: Van\n---\nText\n');
  expect(read.value).toEqual({ id: 'our-van', title: 'Van' });
  expect(read.placeOf(['title'])).toBe(`${place}:2: title`);
});

test.each([
  ['Text\n', ': must begin with a line of just ---'],
  ['---\ntitle: Van\n----\nText\n', ': its fields have no end: put a line of just --- after them'],
  ['---\ntitle: Van\nid: bus\n---\n', ':3: id: is the name of the file'],
])('says what is wrong with the fields of the Markdown %j', async (text, problem) => {
  const { read, place } = await file('van.md', text);
  expect(read.problems).toEqual([expect.stringContaining(`${place}${problem}`)]);
});

test('says whether a file is missing or cannot be read', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'folder.yaml'));
  const problemOf = (name: string) => readYamlFile(join(folder, name)).problems[0];
  expect(problemOf('nowhere.yaml')).toMatch(/nowhere\.yaml: this file is missing$/);
  expect(problemOf('folder.yaml')).toMatch(/folder\.yaml: this file cannot be read: .*directory/);
});

test.each([
  [[], ':1'],
  [['list'], ':2: list'],
  [['list', '0'], ':3: list: entry 1'],
  [['list', '1', 'text'], ':6: list: "x": text'],
  [['list', '1', 'link'], ':5: list: "x": link'],
  [['list', '7'], ':2: list: entry 8'],
  [['nothing', 'here'], ':1: nothing: here'],
  [['title', 'here'], ':1: title: here'],
])('knows the line of %j', async (path, end) => {
  const yaml = 'title: One\nlist:\n  - text: |\n      Two\n  - name: x\n    text: Three\n';
  const { read, place } = await file('some.yaml', yaml);
  expect(read.placeOf(path)).toBe(`${place}${end}`);
});

test.each([
  ['menu.yaml', ''],
  ['van.md', '---\r\n'],
])('reads %s with the marks and line ends of Windows', async (name, border) => {
  const { read } = await file(name, `\ufeff${border}title: |\r\n  One\r\n  Two\r\n${border}`);
  expect(read).toMatchObject({ value: { title: 'One\nTwo\n' }, problems: [] });
});

test('names the line that is not in UTF-8', async () => {
  const latin = Buffer.from('- name: Rosa\r\n- name: José\n', 'latin1');
  const { read, place } = await file('team.yaml', latin);
  expect(read.problems).toEqual([expect.stringContaining(`${place}:2: is not saved as UTF-8`)]);
});

async function file(name: string, text: string | Buffer) {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, text);
  const read = name.endsWith('.md') ? readMarkdownFields(path) : readYamlFile(path);
  return { read, place: relative('', path) };
}
