import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, stringify, type Document } from 'yaml';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { articles } from '#test/fixtures/site-content.ts';
import { content } from './content.ts';
import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';
import { problemsOf as ownerProblems } from './problems/start-error.ts';

/** Of a service. */
const article = `articles/${articles[0]?.link}.md`;

test('names file and line of YAML that is broken, and of a link that leads nowhere', async () => {
  const folder = await contentCopy();
  const menu = join(folder, 'menu.yaml');
  await writeFile(menu, '- [');
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^menu\.yaml:1: /)]);
  await writeFile(menu, '- name: Services\n  link: /servces\n');
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^menu\.yaml:2: "Services": link: /)]);
});

test('says what to do about a missing article of a service, or a missing page', async () => {
  const folder = await contentCopy();
  await rm(join(folder, article));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(`^${article}: this file is missing. Write it, or set hideBlogPost`),
  ]);
  await rm(join(folder, 'pages/check.yaml'));
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(/^pages.check\.yaml: this file is missing\. .* hidden: true$/),
  ]);
});

test('takes an article that no service has, if it has a heading', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'articles/window-signs.md');
  await writeFile(path, markdown(signs));
  expect(readContent(folder).extraArticles).toContainEqual({ id: 'window-signs', ...signs });
  await writeFile(path, markdown({ ...signs, heading: undefined }));
  expect(readContent(folder).extraArticles).toHaveLength(content.extraArticles.length);
  // The heading of this one is that of its service.
  await writeFile(join(folder, article), markdown(signs));
  expect(problemsOf(folder)[0]).toMatch(
    RegExp(`^${article}:\\d+: heading: there is no such field`),
  );
});

test('says what is wrong with the text of an article or a page, and on which line', async () => {
  const cases: readonly (readonly [text: string, problem: string, lineInIt?: number])[] = [
    ['![Our shop](../images/our shop.jpg)', 'write (<../images/our shop.jpg>)'],
    ['![Our shop](../images/our%20shop.heic)', 'save it as .jpg'],
    ['![Our shop](images/shop.jpg)', 'write ../images/shop.jpg'],
    ['![Our shop][shop]\n\n[shop]: ../images/our-shop.tiff', 'must be the name of a drawing', 2],
    ['![Our shop](https://cdn.example/shop.jpg)', 'save it there, and write ../images/'],
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
    ['{{city}}', 'Markdown of other programs'],
    ['```\ncode', 'has no end'],
    ['<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> x', 'here two versions were to be merged'],
    ['Two\n>>>>>>> x', 'here two versions were to be merged', 1],
    ['[^1]: Nobody reads this', 'no text refers to this footnote'],
    ['One[^1]\n\n[^1]: Two\n\n[^1]: Three', 'two footnotes [^1]', 4],
    ['Write {x}', String.raw`For the brace itself write \{`],
  ];
  await expectProblems(
    cases.map(([text, problem, lineInIt = 0], n) => {
      const [part, fields] = n < 6 ? ['articles', signs] : ['pages', careers];
      const line = markdown(fields, '').split('\n').length - 1 + lineInIt;
      const file = `${part}/case-${10 + n}.md`;
      return [file, markdown(fields, text), `${line}: .*${RegExp.escape(problem)}`];
    }),
  );
});

test('says what is wrong with the fields of an article, once facts are filled in', async () => {
  const folder = await contentCopy();
  await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('demonstration', true));
  const answer = 'We answer {answersBy}.';
  const glance = signs.glance.map((entry, n) => (n === 0 ? { ...entry, answer } : entry));
  const description = `What it costs. We answer {answersBy}${', or sooner'.repeat(8)}.`;
  const cases: readonly (readonly [fields: object, problem: string])[] = [
    [{ published: '2026-02-30' }, 'published: is not a day of the calendar'],
    [{ published: '2026-01-02', updated: '2026-01-01' }, 'updated: is before the day in published'],
    [{ glance }, 'answer: .*Add one without it'],
    [{ description }, 'description: must have at least'],
    [{ title: '{hours}{hours}{hours}{hours}' }, 'title: must have at most'],
    [{ lead: 'We have built websites for shops in {cty}.' }, 'lead: there is no fact {cty}'],
  ];
  await expectProblems(
    cases.map(([fields, problem], n) => [
      `articles/case-${n}.md`,
      markdown({ ...signs, ...fields }),
      `\\d+: .*${problem}`,
    ]),
    folder,
  );
});

test('refuses an article of the days to come, which a sample may be', async () => {
  const folder = await contentCopy();
  await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('sample', false));
  const later = markdown({ ...signs, updated: '2999-01-01' });
  const problem = '\\d+: updated: is in the future: today is 2';
  await expectProblems([['articles/signs.md', later, problem]], folder);
});

test('ignores what systems and editors leave', async () => {
  const folder = await contentCopy();
  const before = readContent(folder);
  for (const part of ['articles', 'pages']) {
    for (const name of ['._job.md', '~$job.md', '.job.md.swp', '#job.md#', 'job.md~', 'Thumbs.db'])
      await writeFile(join(folder, part, name), Buffer.of(0, 0xff));
    // The lock of Emacs.
    await symlink('me@machine.1:2', join(folder, part, '.#jobs.md'));
  }
  await writeFile(join(folder, 'README.md'), 'How we write.');
  expect(readContent(folder)).toEqual(before);
});

test('refuses files that nothing reads, and says which name is read', async () => {
  const folder = await contentCopy();
  const remedies = {
    'articles/jobs.markdown': 'rename it to articles/jobs.md',
    'menu.yml': 'rename it to menu.yaml',
    'menue.yaml': 'Did you mean menu.yaml?',
    'pages/Home.yaml.txt': 'rename it to pages/home.yaml',
    'pages/jobs.MD': 'rename it to pages/jobs.md',
    'pages/team.md.txt': 'rename it to pages/team.md',
    'trades/2026/jobs.md': 'Markdown belongs in articles/, pages/, trades/',
  };
  for (const file of Object.keys(remedies)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  expect(problemsOf(folder)).toEqual(
    Object.entries(remedies).map(([file, remedy]): unknown =>
      expect.stringMatching(`^${file}: is not read.*${RegExp.escape(remedy)}`),
    ),
  );
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
  await appendFile(
    join(folder, article),
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
    expect.stringMatching(/^menu.yaml:2: "Home": link: must be a text; .+ \(The page it links to/),
    'menu.yaml:3: "Home": color: there is no such field; the fields are name, link',
    expect.stringMatching(/^tools.yaml:1: "Angular": text: is missing \(.+\)$/),
  ]);
});

test('names what is wrong with the name and the fields of a page of the agency’s own', async () => {
  await expectProblems([
    ['pages/Our-Team.md', markdown(careers), '\\d: id: must be lowercase letters'],
    ['pages/files.md', markdown(careers), '\\d: id: is taken by another page;'],
    ['pages/jobs.md', markdown({ ...careers, heading: '{cty}' }), '4: heading: there is no fact'],
    ['pages/more.md', markdown({ ...careers, heading: '' }), '4: heading: is empty \\(The large'],
    ['pages/other.md', markdown({ ...careers, color: 'green' }), '6: color: there is no such'],
    ['pages/process.md', markdown(careers), '\\d: id: is taken by another page;'],
  ]);
  for (const link of ['javascript:alert(1)', 'tel:(303) 555-0142', 'mailto:us', 'sms:']) {
    const text = markdown({ ...careers, actions: [{ text: 'Call', link }] });
    await expectProblems([['pages/jobs.md', text, '\\d: .+ link: must be tel: or sms: and']]);
  }
  const noFields = ' must begin with a line of just ---';
  await expectProblems([['pages/jobs.md', 'We hire.', noFields]]);
});

test('says where a text names a fact that there is not, or not there', async () => {
  const folder = await contentCopy();
  const cases = [
    ['agency.yaml', 'tagline', 'Open {hours}', 'there is no fact {hours}; there are none'],
    ['pages/about.yaml', 'lead', '{name} in {cty}', 'there is no fact {cty}. Did you mean {city}'],
    ['pages/contact-problem.yaml', 'otherWays', 'Call or write', 'must contain {phoneLink} and'],
    ['pages/home.yaml', 'heading', '{constructor}', 'there is no fact {constructor}'],
    ['pages/process.yaml', 'heading', '{ name }', 'there is no fact { name }'],
    ['pages/services.yaml', 'heading', 'Call {phoneLink}', 'there is no fact {phoneLink}'],
  ] as const;
  for (const [file, field, text] of cases) {
    await changeYaml(folder, file, (yaml) => yaml.set(field, text));
  }
  expect(problemsOf(folder).toSorted()).toEqual(
    cases.map(([file, field, , problem]): unknown =>
      expect.stringMatching(`^${file}:\\d+: ${field}: ${RegExp.escape(problem)}`),
    ),
  );
});

test('judges no text that names facts while what they come from is wrong', async () => {
  const folder = await contentCopy();
  await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('tagline', ''));
  // Longer than a heading may be, until the facts are filled in.
  const heading = Array.from({ length: 8 }, () => '{shortestHours}').join(' ');
  await changeYaml(folder, 'pages/about.yaml', (yaml) => yaml.set('heading', heading));
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^agency\.yaml:\d+: tagline: /)]);
  await changeYaml(folder, 'agency.yaml', (yaml) => yaml.set('tagline', `{city} ${long}`));
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^agency\.yaml:\d+: tagline: /)]);
});

test('fills in the facts while a text of the plan is wrong', async () => {
  const folder = await contentCopy();
  const less = ['services', 0, 'less'];
  await changeYaml(folder, 'plan.yaml', (yaml) => yaml.setIn(less, `{city} ${long}`));
  expect(problemsOf(folder)).toEqual([expect.stringMatching(/^plan\.yaml:\d+: .+ at most 120/)]);
});

const long = 'a b '.repeat(200);

const careers = {
  title: 'Work with us',
  description: 'What it is like to work here, whom we look for, and how to write to us about it.',
  heading: 'Work in {city}',
  lead: 'We are looking for a developer.',
};

const signs = {
  title: 'One sign is enough',
  description:
    'Why a shop with one sign is found sooner than a shop with five, and which one of the five we would keep if ours.',
  heading: 'One sign',
  lead: 'A shop with five signs has none that anybody reads.',
  published: '2026-03-01',
  glance: ['One', 'Two', 'Three'].map((question) => ({ question, answer: 'A day.' })),
  image: 'signs.svg',
  alt: 'A workbench on which the parts of a sign lie side by side.',
};

/** A Markdown file with these fields. */
function markdown(fields: Readonly<Record<string, unknown>>, text = 'We paint signs.'): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${text}\n`;
}

/** Adds files, and expects one problem of each, on its line. */
async function expectProblems(
  files: readonly (readonly [file: string, text: string, problem: string])[],
  copy?: string,
): Promise<void> {
  const folder = copy ?? (await contentCopy());
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  expect(problemsOf(folder).toSorted()).toEqual(
    files.map(([file, , problem]): unknown => expect.stringMatching(`^${file}:${problem}`)),
  );
}

function problemsOf(folder: string): readonly string[] {
  try {
    readContent(folder);
  } catch (error) {
    return ownerProblems(error).map((line) => line.replaceAll(`${relative('', folder)}/`, ''));
  }
  return [];
}

/** Changes a file of the content, however its owner has written it. */
async function changeYaml(folder: string, file: string, change: (yaml: Document) => void) {
  const path = join(folder, file);
  const yaml = parseDocument(await readFile(path, 'utf8'));
  change(yaml);
  await writeFile(path, yaml.toString());
}
