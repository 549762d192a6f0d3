import {
  appendFile,
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, stringify, type Document } from 'yaml';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';
import { divideMarkdown } from './read-yaml-file.ts';
import { problemsOf as ownerProblems } from './start-error.ts';

test.each([
  ['an unknown field', 'menu.yaml', '- name: Home\n  link: /\n  color: green\n'],
  ['a missing field', 'team.yaml', '- id: sam\n'],
  ['a value that is too short', 'tools.yaml', '- name: Angular\n  text: x\n'],
  ['YAML that is broken', 'menu.yaml', '- ['],
  ['a link that leads nowhere', 'menu.yaml', '- name: Services\n  link: /servces\n'],
])('names file and line of %s', async (_, file, yaml) => {
  const folder = await contentCopy();
  await writeFile(join(folder, file), yaml);
  expect(problemsOf(folder)[0]).toMatch(new RegExp(`^${file}:\\d+: `));
});

test('asks for the article of a service, and for its fields', async () => {
  const folder = await contentCopy();
  const [link = ''] = (await readdir(join(folder, 'articles'))).sort();
  const path = join(folder, 'articles', link);
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace(/^published: .*/m, 'published: soon'),
  );
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^articles/${link}:\\d+: published: is not a day of the calendar`),
  ]);
  await rm(path);
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^articles/${link}: this file is missing. Write it, or set hideBlogPost`),
  ]);
});

test('takes an article that no service has, if it has a heading', async () => {
  const folder = await contentCopy();
  const [service] = readContent(folder).services;
  const file = await readFile('test/fixtures/second-agency/articles/one-sign.md', 'utf8');
  const article = file.replace(/\]\(<.*>\)/, '](/)');
  const path = join(folder, 'articles/window-signs.md');
  await writeFile(
    path,
    article.replace('in {city}', '').replace('workshop.svg', 'seo-ranking.svg'),
  );
  expect(readContent(folder).extraArticles).toEqual([
    expect.objectContaining({ id: 'window-signs', heading: 'One sign', published: '2026-03-01' }),
  ]);
  await writeFile(path, article.replace(/^published: .*/m, 'published: 2026-02-30'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(
      '^articles/window-signs.md:\\d+: published: is not a day of the calendar',
    ),
  ]);
  await writeFile(path, article.replace('the list of articles](/', 'the list](/all-'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching('^articles/window-signs.md:\\d+: there is no page /all-articles'),
  ]);
  await writeFile(path, article.replace(/^heading: .*\n/m, ''));
  expect(readContent(folder).extraArticles).toEqual([]);
  // The heading of this one is that of its service.
  await writeFile(join(folder, `articles/${service?.link}.md`), article);
  expect(problemsOf(folder)[0]).toMatch(/: heading: there is no such field/);
});

test.each([
  ['![Our shop](../images/our shop.jpg)', 'write (<../images/our shop.jpg>)'],
  ['![Our shop](../images/our%20shop.heic)', 'save it as .jpg'],
  ['![Our shop](../images/our shop (1).jpg)', 'write (<../images/our shop (1).jpg>)'],
  ['![Our shop](<../images/our shop.gif>)', 'is a GIF'],
  ['![Our shop](images/shop.jpg)', 'write ../images/shop.jpg'],
  ['![Our shop][shop]\n\n[shop]: ../images/our-shop.tiff', 'must be the name of a drawing', 2],
  ['![Our shop](https://cdn.example/shop.jpg)', 'save it there, and write ../images/'],
  ['![Our shop][shop]\n\n[shop]: //cdn.example/shop.jpg', 'save it there', 2],
  ['A <b>bold</b> word', 'HTML such as <b> is not shown: write it in Markdown'],
  ['<iframe src="https://video.example/x"></iframe>', 'For a video write a picture with a link'],
  ['<!-- Later --> Now', '"Now" is not shown: give the comment before it a line of its own'],
  ['[Here](prices.md)', 'the link prices.md does not work here'],
  ['[Here](javascript:alert)', 'the link javascript:alert does not work here'],
  ['[Here][prices]\n\n[prices]: /prics', 'there is no page /prics', 2],
  ['[Here][prices]', 'there is no address for [prices]: add a line'],
  ['Once[^1]', 'there is no footnote [^1]'],
  ['[Here](/servces)', 'there is no page /servces. Did you mean /services?'],
  ['We are in {city}, not in {cty}.', 'there is no fact {cty}. Did you mean {city}'],
  ['[Call us](tel:303 555 0142)', 'stands between < and >'],
  ['[Here](/services', 'a link ends with )'],
  ['[Here] (/services)', 'no space between ] and ('],
  ['[](/services)', 'the link /services has no text'],
  ['[Here](https://)', 'is no whole address'],
  ['A **bold word', 'bold words begin and end with **'],
  ['##Prices', 'a space after them'],
  ['| a | b |\n|---|\n| 1 | 2 |', 'the second line of a table'],
  ['> [!NOTE]\n> Closed', 'Markdown of other programs'],
  ['See [[Prices]]', 'Markdown of other programs'],
  ['{{city}}', 'Markdown of other programs'],
  ['## Prices {#prices}', 'Markdown of other programs'],
  ['```\ncode', 'has no end'],
  ['<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> x', 'here two versions were to be merged'],
  ['[^1]: Nobody reads this', 'no text refers to this footnote'],
  ['One[^1]\n\n[^1]: Two\n\n[^1]: Three', 'two footnotes [^1]', 4],
  ['![Our shop](../images/2026/shop.jpg)', 'write ../images/shop.jpg'],
  ['Write {x}', String.raw`For the brace itself write \{`],
])('says what is wrong with %s in an article', async (markdown, problem, lineInIt = 0) => {
  const folder = await contentCopy();
  const [link = ''] = readContent(folder).services.map((service) => service.link);
  const path = join(folder, `articles/${link}.md`);
  const line = (await readFile(path, 'utf8')).split('\n').length + 1 + lineInIt;
  await appendFile(path, `\n${markdown}\n`);
  expect(problemsOf(folder)).toEqual([expect.stringContaining(problem)]);
  expect(problemsOf(folder)[0]).toMatch(new RegExp(`^articles/${link}.md:${line}: `));
});

test.each([
  ['published', '2026-02-30', 'is not a day of the calendar'],
  ['updated', '2020-01-01', 'is before the day in published'],
  ['updated', '2999-01-01', 'is in the future: today is 2'],
])('refuses an article with %s: %s', async (field, day, problem) => {
  const folder = await contentCopy();
  await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('sample', false));
  const [link = ''] = readContent(folder).services.map((service) => service.link);
  const path = join(folder, `articles/${link}.md`);
  const { head = '', body = '' } = divideMarkdown(await readFile(path, 'utf8')) ?? {};
  const yaml = parseDocument(head);
  yaml.set(field, day);
  await writeFile(path, `---\n${yaml.toString()}---${body}`);
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^articles/${link}.md:\\d+: ${field}: ${problem}`),
  ]);
});

test('refuses an article that no page shows and that is not in UTF-8', async () => {
  const folder = await contentCopy();
  await writeFile(join(folder, 'articles/unused.md'), Buffer.from('---\na: José\n---\n', 'latin1'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^articles.unused\.md:2: is not saved as UTF-8/),
  ]);
});

test('ignores what systems and editors leave', async () => {
  const folder = await contentCopy();
  const before = readContent(folder);
  for (const part of ['articles', 'pages']) {
    for (const name of [
      '._jobs.md',
      '~$jobs.md',
      '.jobs.md.swp',
      '#jobs.md#',
      'jobs.md~',
      'Thumbs.db',
    ])
      await writeFile(join(folder, part, name), Buffer.of(0, 0xff));
    // The lock of Emacs.
    await symlink('me@machine.1:2', join(folder, part, '.#jobs.md'));
  }
  await writeFile(join(folder, 'README.md'), 'How we write.');
  expect(readContent(folder)).toEqual(before);
});

test.each([
  ['pages/jobs.MD', 'rename it to pages/jobs.md'],
  ['pages/jobs.md.txt', 'rename it to pages/jobs.md'],
  ['articles/jobs.markdown', 'rename it to articles/jobs.md'],
  ['trades/2026/jobs.md', 'Markdown belongs in articles/, pages/, or trades/'],
  ['menu.yml', 'rename it to menu.yaml'],
  ['pages/Home.yaml.txt', 'rename it to pages/home.yaml'],
  ['menue.yaml', 'Did you mean menu.yaml?'],
])('refuses %s, which nothing reads: %s', async (file, remedy) => {
  const folder = await contentCopy();
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), '');
  expect(problemsOf(folder)).toEqual([expect.stringContaining(remedy)]);
  expect(problemsOf(folder)[0]).toMatch(`${file}: is not read`);
});

test('says how to do without a page whose file is missing', async () => {
  const folder = await contentCopy();
  await rm(join(folder, 'pages/check.yaml'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^pages.check\.yaml: this file is missing\. .* hidden: true$/),
  ]);
});

test('takes a video of the first person only', async () => {
  const folder = await contentCopy();
  const [founder] = readContent(folder).team;
  const video = { file: '/files/x.mp4', captions: '/files/x.vtt', captionsLabel: 'x', label: 'x' };
  const team = [founder, { ...founder, id: 'another', video }];
  await writeFile(join(folder, 'team.yaml'), stringify(team));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^team\.yaml:\d+: .*video: is shown for the first person only/),
  ]);
});

test('names a file that is not read beside the one that is missing', async () => {
  const folder = await contentCopy();
  await rename(join(folder, 'menu.yaml'), join(folder, 'menu.yml'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^menu\.yaml: .*missing/),
    'menu.yml: is not read: rename it to menu.yaml, or delete it',
  ]);
});

test('says that a folder of content is none', async () => {
  const folder = await contentCopy();
  const problem = (path: string) => problemsOf(join(folder, path))[0];
  expect(problem('menu.yaml')).toMatch(/^CONTENT_DIR: there is no folder .*menu\.yaml$/);
  expect(problem('~/content')).toMatch(/^CONTENT_DIR: there is no folder .*Only a shell knows ~/);
  await rm(join(folder, 'pages'), { recursive: true });
  await writeFile(join(folder, 'pages'), '');
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/pages: .*: not a directory$/)]);
});

test('has nothing against braces in code or after a backslash, comments, and links and picture names of every kind', async () => {
  const folder = await contentCopy();
  const [link = ''] = readContent(folder).services.map((service) => service.link);
  await appendFile(
    join(folder, `articles/${link}.md`),
    `
\`\${phoneNumber}\` and \\{x}, a \\<b> <!-- {later} --> https://www.example.com <me@agency.example>
[part](#start) [page](/services?from=a#b) [feed](/feed.xml) [call](tel:+1) [write](mailto:a@b.example)[^1]

    ![None](https://cdn.example/shop.jpg) [none](/servces) {x}

![Our shop](<../images/Café (1).jpg>) ![Our shop](../images/our%20shop.jpg)

[^1]: A note.
`,
  );
  expect(problemsOf(folder)).toEqual([]);
});

test('reports all problems at once, each on a line with what belongs there', async () => {
  const folder = await contentCopy();
  await writeFile(join(folder, 'menu.yaml'), '- name: Home\n  link: 7\n  color: green\n');
  await writeFile(join(folder, 'tools.yaml'), '- name: Angular\n');
  await rm(join(folder, 'team.yaml'));
  expect(problemsOf(folder)).toEqual(['team.yaml: this file is missing']);
  await cp(join(contentFolder, 'team.yaml'), join(folder, 'team.yaml'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(
      /^menu.yaml:2: "Home": link: must be a text; .+ \(The page it links to.*\)$/,
    ),
    'menu.yaml:3: "Home": color: there is no such field; the fields are name, link',
    expect.stringMatching(/^tools.yaml:1: "Angular": text: is missing \(.+\)$/),
  ]);
});

test('reads a page of the agency’s own, with facts in its fields', async () => {
  const folder = await contentCopy();
  await writeFile(join(folder, 'pages/careers.md'), careers());
  const { agency, extraPages } = readContent(folder);
  expect(extraPages).toContainEqual(
    expect.objectContaining({ id: 'careers', heading: `Work in ${agency.address.locality}` }),
  );
});

test.each([
  ['pages/process.md', careers(), /^pages.process.md:\d: id: is taken by another page;/],
  ['pages/files.md', careers(), /^pages.files.md:\d: id: is taken by another page;/],
  ['pages/Our-Team.md', careers(), /^pages.Our-Team.md:\d: id: must be lowercase letters/],
  ['pages/jobs.md', 'We hire.', /^pages.jobs.md: must begin with a line of just ---/],
  [
    'pages/jobs.md',
    careers({ heading: '{cty}' }),
    /^pages.jobs.md:4: heading: there is no fact {cty}/,
  ],
  [
    'pages/jobs.md',
    careers({ heading: '' }),
    /^pages.jobs.md:4: heading: is empty \(The large heading/,
  ],
  ['pages/jobs.md', careers({ color: 'green' }), /^pages.jobs.md:6: color: there is no such field/],
])('names what is wrong with %s', async (file, markdown, problem) => {
  const folder = await contentCopy();
  await writeFile(join(folder, file), markdown);
  expect(problemsOf(folder)).toEqual([expect.stringMatching(problem)]);
});

test('puts the facts about the agency into texts', async () => {
  const folder = await contentCopy();
  await setField(folder, 'pages/about.yaml', 'lead', "'{name} in {city}: {phone}'");
  const { agency, aboutPage } = readContent(folder);
  const { name, address, phone } = agency;
  expect(aboutPage.lead).toBe(`${name} in ${address.locality}: ${phone.display}`);
});

test.each([
  ['glance.0.answer', 'We answer {answersBy}.', 'Add one without it'],
  [
    'description',
    `What it costs. We answer {answersBy}${', or sooner'.repeat(8)}.`,
    'must have at least',
  ],
  ['title', '{hours}{hours}{hours}{hours}', 'must have at most'],
  ['lead', 'We have been building websites for shops in {cty}.', 'there is no fact {cty}'],
])(
  'says what is wrong with %s of an article once facts are filled in',
  async (field, text, problem) => {
    const folder = await contentCopy();
    await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('demonstration', true));
    const [link = ''] = (await readdir(join(folder, 'articles'))).sort();
    const path = join(folder, 'articles', link);
    const { head = '', body = '' } = divideMarkdown(await readFile(path, 'utf8')) ?? {};
    const yaml = parseDocument(head);
    yaml.setIn(field.split('.'), text);
    await writeFile(path, `---\n${yaml.toString()}---${body}`);
    expect(problemsOf(folder)).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf(folder)[0]).toMatch(
      new RegExp(`^articles/${link}:\\d+: .*${field.split('.').at(-1)}: `),
    );
  },
);

test.each([
  ['pages/about.yaml', 'lead', '{name} in {cty}', 'there is no fact {cty}. Did you mean {city}'],
  ['pages/home.yaml', 'heading', '{constructor}', 'there is no fact {constructor}'],
  ['pages/home.yaml', 'heading', '{ name }', 'there is no fact { name }'],
  ['pages/home.yaml', 'heading', 'Call {phoneLink}', 'there is no fact {phoneLink}'],
  ['pages/contact-problem.yaml', 'otherWays', 'Call us, or write', 'must contain {phoneLink} and'],
  ['agency.yaml', 'tagline', 'Open {hours}', 'there is no fact {hours}; there are none'],
])('%s refuses for %s the text %j', async (file, field, text, problem) => {
  const folder = await contentCopy();
  await setField(folder, file, field, `'${text}'`);
  expect(problemsOf(folder)).toEqual([expect.stringContaining(`${field}: ${problem}`)]);
});

function careers(changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    title: 'Work with us',
    description: 'What it is like to work here, whom we look for, and how to write to us about it.',
    heading: 'Work in {city}',
    lead: 'We are looking for a developer.',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', '## What you do', '', 'You build websites.', ''].join('\n');
}

function problemsOf(folder: string): readonly string[] {
  try {
    readContent(folder);
  } catch (error) {
    const lines = ownerProblems(error) ?? [];
    return lines.map((line) => line.replaceAll(`${relative('', folder)}/`, ''));
  }
  return [];
}

/** Changes a file of the content, however its owner has written it. */
async function changeYaml(
  folder: string,
  file: string,
  change: (yaml: Document) => void,
): Promise<void> {
  const path = join(folder, file);
  const yaml = parseDocument(await readFile(path, 'utf8'));
  change(yaml);
  await writeFile(path, yaml.toString());
}

/** Sets a field to this YAML. */
async function setField(folder: string, file: string, field: string, value: string): Promise<void> {
  await changeYaml(folder, file, (yaml) => yaml.delete(field));
  await appendFile(join(folder, file), `${field}: ${value}\n`);
}
