import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { contentFiles } from './content-schema.ts';
import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';

test('reads every file of the content', () => {
  const content = readContent(contentFolder);
  expect(Object.keys(content)).toEqual(expect.arrayContaining(Object.keys(contentFiles)));
});

test.each([
  ['an unknown field', 'menu.yaml', (yaml: string) => `${yaml}  color: green\n`],
  ['a missing field', 'team.yaml', (yaml: string) => yaml.replace(/^ {2}title: .*\n/m, '')],
  [
    'a value that is too short',
    'tools.yaml',
    (yaml: string) => yaml.replace(/text: [^]*?\n-/, 'text: x\n-'),
  ],
  ['YAML that is broken', 'menu.yaml', (yaml: string) => `${yaml}  - [`],
])('names file and line of %s', async (_, file, change) => {
  const folder = await copyOfContent();
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  expect(() => readContent(folder)).toThrow(new RegExp(`${file}:\\d+: `));
});

test.each([
  [
    'menu.yaml',
    /link: \/services/,
    'link: /servces',
    /^menu.yaml:\d+: \d.link: there is no page \/servces;/,
  ],
  [
    'case-studies.yaml',
    / {4}- .*/,
    '    - fax',
    /^case-studies.yaml:\d+: 0.services.0: there is no service "fax"/,
  ],
])('names file and line of a link in %s that leads nowhere', async (file, from, to, problem) => {
  const folder = await copyOfContent();
  const path = join(folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  expect(problemsOf(folder)).toEqual([expect.stringMatching(problem)]);
});

test('names file and line of what is wrong with the text of a page', async () => {
  const folder = await copyOfContent();
  const text =
    '[Process](/proces) and [a part](/services#top), [a file](/feed.xml)\n\n![A sign](../images/no.svg)';
  await writeFile(join(folder, 'pages/careers.md'), `${careers()}${text}\n`);
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^pages.careers.md:11: there is no page \/proces; the pages are \//),
    'pages/careers.md:13: there is no picture ../images/no.svg',
  ]);
});

test('asks for the article of a service, and for its fields', async () => {
  const folder = await copyOfContent();
  const [link = ''] = (await readdir(join(folder, 'articles'))).sort();
  const path = join(folder, 'articles', link);
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace(/^published: .*/m, 'published: soon'),
  );
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^articles/${link}:\\d+: published: is not a day such as`),
  ]);
  await rm(path);
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^articles/${link}: this file is missing. Write it, or set hideBlogPost`),
  ]);
});

test('reports all problems at once, each on a line with what belongs there', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'menu.yaml'), '- name: Home\n  link: home\n  color: green\n');
  await writeFile(join(folder, 'tools.yaml'), '- name: Angular\n');
  await rm(join(folder, 'team.yaml'));
  expect(problemsOf(folder)).toEqual(['team.yaml: this file is missing']);
  await cp(join(contentFolder, 'team.yaml'), join(folder, 'team.yaml'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^menu.yaml:2: 0.link: .* \(The page it links to\)$/),
    'menu.yaml:3: color: there is no such field; the fields are name, link',
    expect.stringMatching(/^tools.yaml:1: 0.text: is missing \(.+\)$/),
  ]);
});

test('names the line of an unknown field with fields of its own', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'menu.yaml'), '- name: Home\n  link: /\n  icon:\n    file: a.svg\n');
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^menu.yaml:3: icon: there is no/)]);
});

test('refuses a text that a comment cuts, and allows comments on lines of their own', async () => {
  const folder = await copyOfContent();
  const menu = '# Our menu\n- name: Home # page\n  # The start:\n  link: /\n# That is all.\n';
  await writeFile(join(folder, 'menu.yaml'), menu);
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^menu.yaml:2: the text ends at "Home", .*quotes/),
  ]);
  await writeFile(join(folder, 'menu.yaml'), menu.replace('Home #', "'Home' #"));
  expect(problemsOf(folder)).toEqual([]);
});

test('reads a page of the agency’s own, with facts in its fields', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'pages/careers.md'), careers());
  const { agency, extraPages } = readContent(folder);
  expect(extraPages).toContainEqual(
    expect.objectContaining({ name: 'careers', heading: `Work in ${agency.address.locality}` }),
  );
});

test.each([
  ['pages/process.md', careers(), /^pages.process.md:\d: 0.name: is taken by another page;/],
  ['pages/Our-Team.md', careers(), /^pages.Our-Team.md:\d: 0.name: is not lowercase letters/],
  ['pages/jobs.md', 'We hire.', /^pages.jobs.md: must begin with a line ---/],
  [
    'pages/jobs.md',
    careers({ heading: '{cty}' }),
    /^pages.jobs.md:4: 0.heading: there is no fact {cty}/,
  ],
  [
    'pages/jobs.md',
    careers({ heading: '' }),
    /^pages.jobs.md:4: 0.heading: .* \(The large heading/,
  ],
  ['pages/jobs.md', careers({ color: 'green' }), /^pages.jobs.md:6: color: there is no such field/],
])('names what is wrong with %s', async (file, markdown, problem) => {
  const folder = await copyOfContent();
  await writeFile(join(folder, file), markdown);
  expect(problemsOf(folder)).toEqual([expect.stringMatching(problem)]);
});

test('puts the facts about the agency into texts, and refuses an unknown one', async () => {
  const folder = await copyOfContent();
  const path = join(folder, 'pages/home.yaml');
  const yaml = await readFile(path, 'utf8');
  const withHeading = (heading: string) =>
    writeFile(path, yaml.replace(/^heading: .*/m, `heading: '${heading}'`));
  await withHeading('{name} in {city}: {phone}');
  const { agency, homePage } = readContent(folder);
  const { name, address, phone } = agency;
  expect(homePage.heading).toBe(`${name} in ${address.locality}: ${phone.display}`);
  await withHeading('{name} in {cty}');
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^pages\/home.yaml:\d+: heading: there is no fact {cty}; .*city/),
  ]);
});

test.each([
  ['pages/home.yaml', 'heading', '{constructor}', 'there is no fact {constructor}'],
  ['pages/home.yaml', 'heading', '{ name }', 'there is no fact { name }'],
  ['pages/home.yaml', 'heading', 'Call {phoneLink}', 'there is no fact {phoneLink}'],
  ['pages/contact-problem.yaml', 'otherWays', 'Call us, or write', 'must contain {phoneLink} and'],
  ['agency.yaml', 'tagline', 'Open {hours}', 'there is no fact {hours}'],
])('%s refuses for %s the text %j', async (file, field, text, problem) => {
  const folder = await copyOfContent();
  const path = join(folder, file);
  const yaml = await readFile(path, 'utf8');
  await writeFile(path, yaml.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: '${text}'`));
  expect(problemsOf(folder)).toEqual([expect.stringContaining(`${field}: ${problem}`)]);
});

test.each(['*Free', '&Co', '!New', '{name}', '404', 'We are here: now'])(
  'asks for quotes around %s',
  async (text) => {
    const folder = await copyOfContent();
    const path = join(folder, 'pages/home.yaml');
    const yaml = await readFile(path, 'utf8');
    await writeFile(path, yaml.replace(/^heading: .*/m, `heading: ${text}`));
    expect(problemsOf(folder)).toEqual([expect.stringMatching(/^pages.home.yaml:.*quotes/)]);
  },
);

test.each(['Okafor', '2-shops', 'alder & rye', ''])(
  'refuses the id %j, which becomes part of an address',
  async (id) => {
    const folder = await copyOfContent();
    const path = join(folder, 'case-studies.yaml');
    const yaml = await readFile(path, 'utf8');
    await writeFile(path, yaml.replace(/id: .*/, `id: ${JSON.stringify(id)}`));
    expect(problemsOf(folder)).toEqual([
      expect.stringMatching(/^case-studies.yaml:\d+: 0.id: must be lowercase letters/),
    ]);
  },
);

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
    if (error instanceof Error)
      return error.message.replaceAll(`${relative('', folder)}/`, '').split('\n');
  }
  return [];
}

async function copyOfContent(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(contentFolder, folder, { recursive: true });
  return folder;
}
