import { expect, test } from 'vitest';
import type { Content } from './schemas/content-schema.ts';
import { movedPages, publishedContent, shownPages } from './published-content.ts';
import { readContent } from './read-content.ts';

const sample = readContent();
const service = (link: string, more = {}) => ({
  ...sample.services[0],
  title: link,
  link,
  ...more,
});
const study = (id: string, more = {}) => ({ ...sample.caseStudies[0], id, services: [], ...more });
const contentWith = (changes: object): Content => ({ ...sample, ...changes });

test('a hidden service is nowhere, and its address leads where the content says', () => {
  const content = contentWith({
    services: [service('seo'), service('fax', { hidden: true, redirectTo: '/services#seo' })],
    caseStudies: [study('bakery', { services: ['fax', 'seo'] })],
    menu: [
      { name: 'Fax', link: '/services/post/fax' },
      { name: 'Home', link: '/' },
    ],
  });
  const { services, caseStudies, menu } = publishedContent(content);
  expect(services.map(({ link }) => link)).toEqual(['seo']);
  expect(caseStudies.map((one) => one.services)).toEqual([['seo']]);
  expect(menu.map(({ link }) => link)).toEqual(['/']);
  expect(movedPages(content)).toMatchObject({ '/services/post/fax': '/services#seo' });
});

test('a trade shows no case study while the page of clients is hidden', () => {
  const tradesWith = (hidden: boolean) =>
    publishedContent(
      contentWith({
        caseStudies: [study('rye')],
        clientsPage: { ...sample.clientsPage, hidden },
        trades: [{ id: 'bakery', caseStudy: 'rye' }],
      }),
    ).trades;
  expect(tradesWith(false)).toEqual([{ id: 'bakery', caseStudy: 'rye' }]);
  expect(tradesWith(true)).toEqual([{ id: 'bakery' }]);
});

test('a step of the plan has no alternative that a hidden service does', () => {
  const step = { step: 'Do it', weDo: 'It', youDo: 'It', not: 'That' };
  const alternative = { answer: 'website=old', services: ['fix'] };
  const steps = [
    { ...step, service: 'web', alternative },
    { ...step, service: 'fix', partOf: 'fax' },
  ];
  const plan = { sample: true, goals: [], questions: [], services: steps, always: [], trades: [] };
  const stepsWith = (hidden: boolean) =>
    publishedContent(contentWith({ services: [service('web'), service('fax', { hidden })], plan }))
      .plan?.services;
  expect(stepsWith(false)).toEqual(steps);
  expect(stepsWith(true)).toEqual([{ ...step, service: 'web' }]);
});

test('a question of the shop check stays without a link to a hidden service', () => {
  const article = { name: 'Found?', link: '/services/post/seo#what' };
  const questions = [{ question: 'Found?', article }];
  const questionsWith = (hidden: boolean) =>
    publishedContent(
      contentWith({
        services: [service('seo', { hidden }), service('fax')],
        checkPage: { ...sample.checkPage, questions },
      }),
    ).checkPage.questions;
  expect(questionsWith(false)).toEqual(questions);
  expect(questionsWith(true)).toEqual([{ question: 'Found?' }]);
});

test('the list of articles is there as soon as an article is shown that no service has', () => {
  const contentOf = (...hidden: boolean[]) =>
    contentWith({
      extraArticles: hidden.map((isHidden, place) => ({ id: `a-${place}`, hidden: isHidden })),
    });
  expect(shownPages(contentOf())).not.toContain('/articles');
  expect(shownPages(contentOf(true))).not.toContain('/articles');
  expect(shownPages(contentOf(true, false)).filter((path) => path.startsWith('/art'))).toEqual([
    '/articles',
    '/articles/a-1',
  ]);
});

test('a hidden page is not in the menu, and its address is unknown unless it leads elsewhere', () => {
  const content = contentWith({
    aboutPage: { ...sample.aboutPage, hidden: true },
    processPage: { ...sample.processPage, hidden: true, redirectTo: '/' },
    menu: ['/', '/about#mission', '/process'].map((link) => ({ name: link, link })),
  });
  expect(publishedContent(content).menu.map(({ link }) => link)).toEqual(['/']);
  expect(movedPages(content)).toEqual({ ...movedPages(sample), '/process': '/' });
});

test.each([
  ['without case studies', []],
  ['whose case studies are hidden', [study('bakery', { hidden: true })]],
])('the page of case studies is hidden %s', (_, caseStudies) => {
  const content = contentWith({ caseStudies, menu: [{ name: 'Clients', link: '/clients' }] });
  const published = publishedContent(content);
  expect(published.clientsPage.hidden).toBe(true);
  expect(published.caseStudies).toEqual([]);
  expect(published.menu).toEqual([]);
});
