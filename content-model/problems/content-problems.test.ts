import { expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';
import { readContent } from '../read-content.ts';

const content = readContent();
const [service] = content.services;
if (service === undefined) throw new Error('The content has no service.');

const problemsOf = (changes: object) =>
  contentProblems({ ...content, ...changes }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('the content as it is has none', () => {
  expect(problemsOf({})).toEqual([]);
});

const study = (review: string) => ({ id: review, review, services: ['fax'] });

test.each<[string, object]>([
  ['services.1.link: "one" appears twice', { services: [{ link: 'one' }, { link: 'one' }] }],
  [
    'agency.hours.0.days.1: "Monday" appears twice',
    { agency: { ...content.agency, hours: [{ days: ['Monday', 'Monday'] }] } },
  ],
  [
    'contactForm.extraFields.1.options.1: "Yes" appears twice',
    {
      contactForm: { extraFields: [{ options: ['Yes', 'No'] }, { options: ['Yes', 'Yes'] }] },
    },
  ],
  [
    'homePage.picture.doors.0.trade: there is no trade two; the trades are one',
    { homePage: { picture: { doors: [{ trade: 'two' }] } }, trades: [{ id: 'one' }] },
  ],
  ['caseStudies.0.services.0: there is no service fax;', { caseStudies: [study('one')] }],
  [
    'caseStudies.0.review: there is no review one; the reviews are two',
    { caseStudies: [study('one')], reviews: [{ id: 'two' }] },
  ],
  ['caseStudies.1.review: "one" appears twice', { caseStudies: [study('one'), study('one')] }],
  ['menu.0.link: there is no page /nowhere; the pages are /,', { menu: [{ link: '/nowhere' }] }],
  ...['shop.example', 'http://shop.example', 'https://shop', 'mailto:me@shop.example'].map(
    (link): [string, object] => [
      `menu.0.link: ${link} is neither a page, such as /services, nor`,
      { menu: [{ link }] },
    ],
  ),
  ['menu.0.link: there is no page /about/. Did you mean /about?', { menu: [{ link: '/about/' }] }],
  [
    'extraPages.0.translationOf: /b is a translation itself',
    {
      extraPages: [
        { id: 'a', translationOf: '/b' },
        { id: 'b', translationOf: '/about' },
      ],
    },
  ],
])('reports %s', (problem, changes) => {
  expect(problemsOf(changes)).toContainEqual(expect.stringContaining(problem));
});

test('a menu can link to an article, to a part of a page, to a hidden page and to another site', () => {
  const pages = [`/services/post/${service.link}`, `/services#${service.link}`, '/about'];
  const links = [...pages, 'https://shop.example/book'];
  const menu = links.map((link) => ({ name: link, link }));
  const services = content.services.map((each) => ({ ...each, hideBlogPost: false }));
  const aboutPage = { ...content.aboutPage, hidden: true };
  expect(problemsOf({ menu, services, aboutPage })).toEqual([]);
});

test.each(['/files/Prices #2.pdf', '/files/Prices%20%232.pdf#page=2'])(
  'a menu can link to %s, a file with a # in its name',
  (link) => {
    const menu = [{ name: 'Prices', link }];
    expect(contentProblems({ ...content, menu }, ['/files/Prices%20%232.pdf'])).toEqual([]);
  },
);

test('reports a question of a shown shop check that comes from no article', () => {
  const article = { link: '/services/post/fax#what' };
  const checkPage = { ...content.checkPage, hidden: false, questions: [{ article }] };
  expect(problemsOf({ checkPage })).toEqual([
    expect.stringContaining('0.article.link: there is no page /services/post/fax'),
  ]);
  expect(problemsOf({ checkPage: { ...checkPage, hidden: true } })).toEqual([]);
});

test('reports a redirect to a page that is hidden too, or does not exist', () => {
  const aboutPage = { ...content.aboutPage, hidden: true, redirectTo: '/process' };
  const processPage = { ...content.processPage, hidden: true, redirectTo: '/proces' };
  expect(problemsOf({ aboutPage, processPage, menu: [] })).toEqual([
    'aboutPage.redirectTo: the page /process is hidden',
    expect.stringMatching(/^processPage\.redirectTo: there is no page \/proces; the pages are \/,/),
  ]);
});
