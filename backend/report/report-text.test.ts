import { expect, test } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { sampleReport } from '#test/fixtures/sample-report.ts';
import { screenLabel } from './report-labels.ts';
import { reportText } from './report-text.ts';

test('prints a quiet week', async () => {
  const counts = sampleCounts({ from: '2026-11-07', to: '2026-11-20', visits: 3 });
  expect(reportText(await sampleReport(counts, { days: '7' }))).toMatchInlineSnapshot(`
    "Fourteener: the website, November 14 to November 20, 2026
    Compared with the 7 days before.

    Main numbers
      Now  Before  Number
       20      14  Visits
        1       1  Messages stored
        0       1  Taps on the phone number
        0       1  Taps on the email address

    From visit to message
      Visits  Share  Step
          20   100%  Visited the site
          12    60%  Viewed a second page
           1     5%  Opened contact
           1     5%  Started the form
           1     5%  Sent a message
           0     0%  Tapped the phone number
           0     0%  Tapped the email address

    First screens
      Visits  2nd page  Contact  Form  Sent  Called  Emailed  First screen
           9         5        1     1     1       0        0  Home
           6         4        0     0     0       0        0  Articles
           5         3        0     0     0       0        0  Services

    Sources
      Visits  Sent  Called  Emailed  Source
           6     1       0        0  Direct or unknown
           6     0       0        0  google.com
           3     0       0        0  facebook.com
           2     0       0        0  duckduckgo.com
           1     0       0        0  bing.com
           1     0       0        0  spring-mailer
           1     0       0        0  yelp.com

    Campaigns
      Visits  Sent  Called  Emailed  Source / medium / campaign
           1     0       0        0  spring-mailer / post / 2026

    Screens (40 views)
      Views  Screen
         10  Home
          9  Services
          6  Article: SEO
          5  About
          3  Article: traffic sales
          3  Article: web development
          2  Article: data analytics
          1  Clients
          1  Process

    From one screen to the next
      Times  Screens
          4  Home to Articles
          4  Articles to Articles
          2  Services to About
          2  Articles to About
          2  Articles to Services
          1  Home to Services
          1  About to Services
          1  Clients to About
          1  Services to Clients
          1  Services to Process
          1  Articles to Home

    Articles read to the end
      Times  Article
          2  Article: SEO
          2  Article: web development

    Contact type chosen
      Times  Contact type
          1  Contact form

    Clicks and views
      Times  Event
          1  Clicked a client’s picture
          1  Opened the contact dialog
          1  Viewed the process page

    Speed (three visits in four were at least this fast)
       Value      Rating  Measured  Core Web Vital
       3.3 s  needs work  26 (few)  LCP, main content shown
       4.5 s        poor  10 (few)  LCP, Articles
       2.3 s        good   8 (few)  LCP, Home
       3.9 s  needs work   3 (few)  LCP, About
      241 ms  needs work  16 (few)  INP, response to a tap or key
      190 ms        good   8 (few)  INP, Home
      388 ms  needs work   6 (few)  INP, Articles
      272 ms  needs work   1 (few)  INP, About
        0.05        good  26 (few)  CLS, layout shift
        0.07        good  10 (few)  CLS, Articles
        0.02        good   8 (few)  CLS, Home
        0.06        good   3 (few)  CLS, About

    Delivery of stored messages
      Sent  Waiting  Given up  Notification
         1        0         0  Inquiry (to you)

    Visits by day
      Visits  Day
           2  November 14, 2026
           1  November 15, 2026
           3  November 16, 2026
           4  November 17, 2026
           3  November 18, 2026
           3  November 19, 2026
           4  November 20, 2026

    1 stored message, 1 marked as spam.
    Crawlers were shown 7 screens, which count nowhere else.
    "
  `);
});

test('prints visits by month for a long period, and how many rows are left out', async () => {
  const counts = sampleCounts({ from: '2026-01-01', to: '2026-03-31', visits: 3 });
  const from = (n: number) =>
    ({ what: 'source-step', first: 'came', second: `${n}.example` }) as const;
  const sources = Array.from({ length: 20 }, (_, n) => ({
    day: '2026-01-01',
    count: 1,
    ...from(n),
  }));
  const text = reportText(
    await sampleReport([...counts, ...sources], { from: '2026-01-01', to: '2026-03-31' }),
  );
  expect(text).toMatch(
    /Visits by month\n +Visits  Month\n +\d+  January 2026\n +\d+  February 2026/,
  );
  expect(text).toMatch(/Sources\n(.+\n){13} {2}and \d+ more\n/);
});

test('prints zeros for a period without counts', async () => {
  const text = reportText(await sampleReport([]));
  expect(text).toContain('The period before was not counted');
  expect(text).toContain('    0  Visits\n');
});

test.each([
  ['/', 'Home'],
  ['/message-sent', 'Message sent'],
  ['/services/post/:slug', 'Articles'],
  ['/services/post/seo', 'Article: SEO'],
  ['/services/post/data-analytics', 'Article: data analytics'],
  ['(not found)', 'Page not found'],
  ['/shops/denver', '/shops/denver'],
])('calls the screen %s “%s”', (name, label) => {
  expect(screenLabel(name)).toBe(label);
});
