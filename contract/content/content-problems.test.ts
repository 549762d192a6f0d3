import { expect, test } from 'vitest';
import { contentFolder } from './content-folder.ts';
import { contentProblems } from './content-problems.ts';
import type { Content } from './content-schema.ts';
import { readContent } from './read-content.ts';

const content = readContent(contentFolder);
const [service] = content.services;
if (service === undefined) throw new Error('The content has no service.');

const problemsOf = (changes: Partial<Content>) =>
  contentProblems({ ...content, ...changes }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('the content as it is has none', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<Content>]>([
  ['services.1.link: "one" stands here twice', { services: repeated(service, 'link') }],
  ['menu.1.link: "one" stands here twice', { menu: repeated({ name: 'Here', link: '/' }, 'link') }],
  ['tools.1.name: "one" stands here twice', { tools: repeated({ name: '', text: '' }, 'name') }],
])('reports a name that is used twice: %s', (problem, changes) => {
  expect(problemsOf({ caseStudies: [], ...changes })).toContain(problem);
});

test.each(['/nowhere', '/services/post', '/services/post/nowhere'])(
  'reports a menu that links to %s',
  (link) => {
    expect(problemsOf({ menu: [{ name: 'Here', link }] })).toEqual([
      expect.stringContaining(`menu.0.link: there is no page ${link}; the pages are /, /about,`),
    ]);
  },
);

test('asks whether a page is meant whose address is almost the same', () => {
  expect(problemsOf({ menu: [{ name: 'Here', link: '/about/' }] })).toEqual([
    'menu.0.link: there is no page /about/. Did you mean /about?',
  ]);
});

test('a menu can link to an article, to a part of a page and to a hidden page', () => {
  const links = [`/services/post/${service.link}`, `/services#${service.link}`, '/about'];
  const menu = links.map((link) => ({ name: link, link }));
  const services = [{ ...service, hideBlogPost: false }];
  const aboutPage = { ...content.aboutPage, hidden: true };
  expect(problemsOf({ menu, services, aboutPage, caseStudies: [] })).toEqual([]);
});

test('reports a redirect to a page that is hidden too, or does not exist', () => {
  const aboutPage = { ...content.aboutPage, hidden: true, redirectTo: '/process' };
  const processPage = { ...content.processPage, hidden: true, redirectTo: '/proces' };
  expect(problemsOf({ aboutPage, processPage, menu: [] })).toEqual([
    expect.stringContaining('aboutPage.redirectTo: there is no page /process; the pages are /,'),
    expect.stringContaining('processPage.redirectTo: there is no page /proces;'),
  ]);
});

/** Two entries with the same value of a field. */
function repeated<Entry extends object>(entry: Entry, field: keyof Entry): Entry[] {
  return [1, 2].map(() => ({ ...entry, [field]: 'one' }));
}
