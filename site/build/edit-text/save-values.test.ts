import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { services } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { textFacts } from '#content-model/text-facts.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { pictureProblems } from '../picture-problems.ts';
import { saveValues } from './save-values.ts';
import { textPlaces } from './text-places.ts';

vi.mock(import('../picture-problems.ts'), { spy: true });

type Edit = readonly [path: RegExp, value: (before: string) => string];

const facts = textFacts(readContent(contentFolder));

/** Saves values of a file, each the first that its path names. */
async function save(folder: string, file: string, ...edits: readonly Edit[]) {
  const places = textPlaces(folder, facts).filter((each) => each.file === file);
  const changes = edits.map(([path, value]) => {
    const place = places.find((each) => path.test(each.path.join('.')));
    if (place === undefined) throw new Error(`${file} has no ${path}`);
    return { path: place.path.join(), before: place.value, value: value(place.value) };
  });
  return { changes, problems: await saveValues(folder, file, changes) };
}

/** Writes a field of a file in the style of this test, whatever the owner's is. Returns the file's new text. */
async function writeField(path: string, name: string, yaml: string): Promise<string> {
  const field = new RegExp(`^${name}:.*\\n(?: .*\\n|\\n)*`, 'm');
  const text = (await readFile(path, 'utf8')).replace(field, `${name}: ${yaml}\n`);
  await writeFile(path, text);
  return text;
}

test('writes a heading, and every other byte of the file stays', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'pages/home.yaml');
  const before = await writeField(path, 'heading', 'Older');
  const { problems } = await save(folder, 'pages/home.yaml', [/^heading$/, () => 'Hello']);
  expect(problems).toEqual([]);
  expect(await readFile(path, 'utf8')).toBe(before.replace('heading: Older', 'heading: Hello'));
  expect(await readdir(join(folder, 'pages'))).toEqual(await readdir(join(contentFolder, 'pages')));
});

test('keeps the line ends of Windows and a byte order mark', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'pages/home.yaml');
  const short = 'A street of small shops in front of a row of mountains.';
  const yaml = await writeField(path, 'description', `>-\n  ${short}`);
  const before = `\ufeff${yaml.replaceAll('\n', '\r\n')}`;
  await writeFile(path, before);
  const long = 'A street of small shops with a long text, that does not fit on a line. '.repeat(2);
  const { problems } = await save(folder, 'pages/home.yaml', [/^description$/, () => long.trim()]);
  expect(problems).toEqual([]);
  const after = await readFile(path, 'utf8');
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [start = '', end = ''] = before.split(`  ${short}\r\n`);
  expect(after.startsWith(start) && after.endsWith(end)).toBe(true);
});

test('writes a field and a block of an article, and nothing else', async () => {
  const folder = await contentCopy();
  const article = `${services.find(({ hideBlogPost }) => hideBlogPost !== true)?.link ?? ''}.md`;
  const path = join(folder, 'articles', article);
  const [before = '', body = ''] = (await readFile(path, 'utf8')).split(/(?<=^---\n[^]*?\n---\n)/);
  const file = `articles/${article}`;
  await save(
    folder,
    file,
    [/^glance\.1\.answer$/, () => 'Two weeks.'],
    [/^text\.1$/, (text) => `${text}\nA **new** line.`],
  );
  const after = await readFile(path, 'utf8');
  expect(after).toContain('Two weeks.\n');
  const [head = ''] = after.split(/(?<=^---\n[^]*?\n---\n)/);
  expect(head.split('\n').length).toBeLessThanOrEqual(before.split('\n').length);
  expect(after.slice(head.length).replace('\nA **new** line.', '')).toBe(body);
});

test('says what is wrong with file, line and field, and writes nothing', async () => {
  const folder = await contentCopy();
  const before = await readFile(join(folder, 'pages/home.yaml'), 'utf8');
  const long = await save(folder, 'pages/home.yaml', [/^heading$/, () => 'x'.repeat(81)]);
  expect(long.problems.join()).toMatch(
    /pages\/home\.yaml:\d+: heading: must have at most 80 characters, and has 81/,
  );
  const unknown = await save(folder, 'pages/home.yaml', [/^heading$/, () => 'In {town}']);
  expect(unknown.problems.join()).toMatch(/heading: there is no fact \{town\}/);
  const picture = await save(folder, 'pages/home.yaml', [/^picture\.image$/, () => 'no.jpg']);
  expect(picture.problems.join()).toMatch(/pages\/home\.yaml:\d+: .*no\.jpg is not in images\//);
  expect(await readFile(join(folder, 'pages/home.yaml'), 'utf8')).toBe(before);
});

test('does not overwrite what has changed since, and no file but those of the content', async () => {
  const folder = await contentCopy();
  const change = { path: 'heading', before: 'Older', value: 'Newer' };
  expect(await saveValues(folder, 'pages/home.yaml', [change])).toEqual([
    'pages/home.yaml has changed: click on the text again.',
  ]);
  for (const file of ['../package.json', 'images/street-wide.svg', '/etc/passwd', 'none.yaml']) {
    expect(await saveValues(folder, file, [change]), file).toEqual([
      `${file} is not a file of the content.`,
    ]);
  }
});

test('does not overwrite an edit that is made elsewhere during the check', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'pages/home.yaml');
  vi.mocked(pictureProblems).mockImplementationOnce(async () => {
    await writeField(path, 'heading', 'From elsewhere');
    return [];
  });
  const { problems } = await save(folder, 'pages/home.yaml', [/^heading$/, () => 'Hello']);
  expect(problems).toEqual(['pages/home.yaml has changed: click on the text again.']);
  expect(await readFile(path, 'utf8')).toContain('heading: From elsewhere\n');
});
