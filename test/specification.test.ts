import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test as base } from 'vitest';
import { agencyArea } from '#content-model/schemas/agency-schema.ts';
import { hoursText } from '#content-model/opening-hours.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { content } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { articles } from './fixtures/site-content.ts';

// What the product's specification fixes word by word, of the sample content only: an agency with facts
// of its own has `sample: false` in agency.yaml, and these tests are skipped.
const test = base.skipIf(!content.agency.sample);
if (!content.agency.sample)
  process.stderr.write('SKIPPED: the wording of the specification, this is no sample content.\n');

test('the menu has the four pages', () => {
  expect(content.menu.map(({ name, link }) => [name, link])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Clients', '/clients'],
    ['Services', '/services'],
  ]);
});

test('the six services have their addresses, titles and articles', () => {
  const titles = articles.map(({ link, title }) => [link, title]);
  expect(Object.fromEntries(titles)).toEqual({
    'webapp-development': 'Web Application Development',
    'data-analytics': 'Website Visitor Analytics',
    'web-development': 'Website Development',
    'traffic-sales': 'A/B Testing',
    seo: 'Increasing your SEO Ranking',
    'social-marketing': 'Social Media and Email Marketing',
  });
});

test('the home page has the three content points, and reviews by three clients', () => {
  const points = ['Online Presence', 'Marketing Strategy', 'Promote Local Sales'];
  expect(titlesOf(content.contentPoints)).toEqual(points);
  expect(content.reviews).toHaveLength(3);
});

test('there are two case studies', () => {
  expect(content.caseStudies).toHaveLength(2);
});

test('the pages have their headings, buttons and labels', () => {
  const { aboutPage, articlePage, clientsPage, contact, contactForm, frame, homePage } = content;
  const { notFoundPage, processPage, servicesPage } = content;
  expect(frame.consultationButton).toBe('Free Consultation');
  expect(homePage).toMatchObject({
    heading: 'Denver’s premier digital agency',
    button: 'Check out the Process',
    help: { heading: 'We’re here to help grow your business', link: 'Learn More' },
    services: { button: 'See More Services' },
  });
  expect(aboutPage).toMatchObject({ contactButton: 'Contact Us', processLink: 'View Process' });
  expect(processPage.heading).toBe('The Process');
  expect(clientsPage.heading).toBe('Check out our previous work!');
  expect(servicesPage).toMatchObject({ heading: 'Available Services', articleLink: 'Learn More' });
  expect(articlePage.otherServices).toBe('Other Services');
  expect(notFoundPage.button).toBe('GO BACK HOME');
  expect(contact).toMatchObject({
    heading: 'Let’s connect!',
    lead: 'Fill out the contact form, or contact us directly.',
    prompt: 'Click your preferred contact type',
    call: {
      name: 'Call/Text',
      note: 'Give us a call M-F, 9am - 6pm.',
      compactNote: 'Mon-Fri 9a - 6p',
    },
    email: {
      name: 'Email',
      note: 'Want to skip the form? No Problem! Click me to send an email',
      compactNote: 'Available 24/7',
    },
    form: { compactNote: 'Available 24/7' },
  });
  expect(contactForm.name).toBe('Contact Form');
});

test('the counters are 3+, 5+ and 3+', () => {
  expect(content.aboutPage.counters).toMatchObject([
    { count: 3, plus: true, label: 'Happy Clients' },
    { count: 5, plus: true, label: 'Projects Completed' },
    { count: 3, plus: true, label: 'Running Projects' },
  ]);
});

test('the process has three sections', () => {
  const steps = ['The goal', 'The introductory period', 'Time to market'];
  expect(titlesOf(content.processSteps)).toEqual(steps);
});

test('the tools are of Angular, Firebase and Google', () => {
  expect(content.tools.map(({ name }) => name)).toEqual([
    'Angular web development',
    'Firebase hosting and functions',
    'Google Analytics',
    'Google Ads',
  ]);
});

test('the agency is in Denver, answers the phone from 9 to 6, and has its copyright since 2022', () => {
  expect(content.agency.copyrightYear).toBe(2022);
  expect(agencyArea(content.agency)).toBe('Denver, Colorado');
  expect(hoursText(content.agency.hours)).toEqual({
    sentence: 'Monday to Friday, 9am to 6pm',
    short: 'M-F, 9am - 6pm',
    shortest: 'Mon-Fri 9a - 6p',
  });
  expect(content.agency.social).not.toEqual([]);
});

test('the contact form requires its five fields', () => {
  const names = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'company', 'message']));
});

test.each([
  ['articles/web-development.md', 'about $200 a year'],
  ['articles/webapp-development.md', 'about $200 a year'],
  ['articles/data-analytics.md', 'introductory three-month package with metrics'],
  ['articles/web-development.md', 'introductory three-month package, with metrics'],
  ['content-points.yaml', 'three-month introductory package, with metrics'],
  ['articles/data-analytics.md', 'Three to four weeks of data are the starting point'],
  ['articles/seo.md', 'Three to four weeks of data are the starting point'],
])('%s mentions "%s"', (file, text) => {
  expect(readFileSync(join(contentFolder, file), 'utf8').replaceAll(/\s+/g, ' ')).toContain(text);
});

function titlesOf(rows: readonly { readonly title: string }[]): readonly string[] {
  return rows.map(({ title }) => title);
}
