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

test('reports a step of the process with the id of another part of its page', () => {
  const steps = content.processSteps.map((step, index) => ({
    ...step,
    id: index === 0 ? 'package' : step.id,
  }));
  expect(problemsOf({ processSteps: steps })).toEqual([
    'processSteps.0.id: "package" is a part of the page already',
  ]);
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
  const servicesPage = { ...content.servicesPage, start: undefined };
  const checkPage = { ...content.checkPage, questions: [] };
  const homePage = { ...content.homePage, sign: undefined };
  const other = { servicesPage, homePage, aboutPage, checkPage, caseStudies: [] };
  expect(problemsOf({ menu, services, ...other })).toEqual([]);
});

test('reports an answer with a service that there is not', () => {
  const answers = [{ text: 'By fax', service: 'fax' }];
  const start = { heading: 'Start', lead: 'Here.', questions: [{ question: 'How?', answers }] };
  expect(problemsOf({ servicesPage: { ...content.servicesPage, start } })).toEqual([
    expect.stringContaining(
      'servicesPage.start.questions.0.answers.0.service: there is no service "fax"',
    ),
  ]);
});

test('reports a question of a shown shop check that comes from no article', () => {
  const article = { name: 'What is a fax?', link: '/services/post/fax#what' };
  const checkPage = {
    ...content.checkPage,
    hidden: false,
    questions: content.checkPage.questions.slice(0, 1).map((each) => ({ ...each, article })),
  };
  expect(problemsOf({ checkPage })).toEqual([
    expect.stringContaining(
      'checkPage.questions.0.article.link: there is no page /services/post/fax',
    ),
  ]);
  expect(problemsOf({ checkPage: { ...checkPage, hidden: true } })).toEqual([]);
});

test('reports a redirect to a page that is hidden too, or does not exist', () => {
  const aboutPage = { ...content.aboutPage, hidden: true, redirectTo: '/process' };
  const processPage = { ...content.processPage, hidden: true, redirectTo: '/proces' };
  expect(problemsOf({ aboutPage, processPage, menu: [] })).toEqual([
    expect.stringContaining('aboutPage.redirectTo: there is no page /process; the pages are /,'),
    expect.stringContaining('processPage.redirectTo: there is no page /proces;'),
  ]);
});

test('reports a review that there is not, and one that two case studies show', () => {
  const study = {
    id: 'bakery',
    sample: false,
    company: 'A bakery',
    place: 'Here',
    paragraph1: 'Before.',
    paragraph2: 'After.',
    image: 'bakery.svg',
    alt: 'The page of the bakery.',
    services: [],
  };
  const review = {
    id: 'baker',
    sample: false,
    review: 'It works.',
    reviewer: 'A baker',
    title: 'Baker',
    avatarSrc: 'baker.svg',
  };
  const withReviews = (...shown: string[]) =>
    shown.map((id, index) => ({ ...study, id: `bakery-${index}`, review: id }));
  const reviews = [review];
  expect(problemsOf({ reviews, caseStudies: withReviews('baker') })).toEqual([]);
  expect(problemsOf({ reviews, caseStudies: withReviews('baker', 'baker', 'dentist') })).toEqual([
    'caseStudies.1.review: another case study shows the review "baker"',
    'caseStudies.2.review: there is no review "dentist"; the reviews are baker',
  ]);
  expect(problemsOf({ reviews: [], caseStudies: withReviews('baker') })).toEqual([
    'caseStudies.0.review: there is no review "baker"; there are no reviews',
  ]);
});

/** Two entries with the same value of a field. */
function repeated<Entry extends object>(entry: Entry, field: keyof Entry): Entry[] {
  return [1, 2].map(() => ({ ...entry, [field]: 'one' }));
}
