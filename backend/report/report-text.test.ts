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
       19      19  Visits
        2       1  Messages stored
        1       2  Taps on the phone number
        0       1  Taps on the email address

    From visit to message
      Visits  Share  Step
          19   100%  Visited the site
          10    53%  Viewed a second page
           4    21%  Opened contact
           3    16%  Started the form
           2    11%  Sent a message
           1     5%  Tapped the phone number
           0     0%  Tapped the email address

    First screens
      Visits  2nd page  Contact  Form  Sent  Called  Emailed  First screen
          10         6        2     1     0       1        0  Articles
           4         2        0     0     0       0        0  Process
           3         2        2     2     2       0        0  Home
           2         0        0     0     0       0        0  About

    Sources
      Visits  Sent  Called  Emailed  Source
           9     0       1        0  google.com
           4     1       0        0  Direct or unknown
           4     0       0        0  facebook.com
           2     1       0        0  spring-mailer

    Campaigns
      Visits  Sent  Called  Emailed  Source / medium / campaign
           2     1       0        0  spring-mailer / post / 2026

    Screens, 29 views
      Times  Screen
          8  Article: SEO
          6  Home
          6  Process
          5  Article: traffic sales
          4  About

    From one screen to the next
      Times  Screens
          2  Articles to About
          2  Articles to Articles
          1  Home to Home
          1  Home to Articles
          1  Process to Home
          1  Process to Process
          1  Articles to Home
          1  Articles to Process

    Articles read to the end
      Times  Article
          3  Article: SEO

    Contact type chosen
      Times  Contact type
          3  Contact form
          1  Call or text

    Forms that could not be sent
      Times  Reason
          1  The visitor was offline

    Clicks and views
      Times  Event
          4  Opened the contact dialog
          2  Viewed the process page

    Speed (three visits in four were at least this fast)
       Value      Rating  Measured  Core Web Vital
       2.9 s  needs work  29 (few)  LCP, main content shown
       3.0 s  needs work  13 (few)  LCP, Articles
       3.6 s  needs work   6 (few)  LCP, Home
       2.3 s        good   6 (few)  LCP, Process
      240 ms  needs work  29 (few)  INP, response to a tap or key
      210 ms  needs work  13 (few)  INP, Articles
      210 ms  needs work   6 (few)  INP, Home
      270 ms  needs work   6 (few)  INP, Process
        0.14  needs work  29 (few)  CLS, layout shift
        0.10        good  13 (few)  CLS, Articles
        0.14  needs work   6 (few)  CLS, Home
        0.16  needs work   6 (few)  CLS, Process

    Delivery of stored messages
      Sent  Waiting  Given up  Notification
         1        0         0  Inquiry (to you)

    Visits by day
      Visits  Day
           2  November 14, 2026
           2  November 15, 2026
           3  November 16, 2026
           3  November 17, 2026
           3  November 18, 2026
           3  November 19, 2026
           3  November 20, 2026

    1 stored message, 1 marked as spam.
    Crawlers were shown 7 screens, which count nowhere else.
    "
  `);
});

test('prints visits by month for a long period, and how many rows are left out', async () => {
  const counts = sampleCounts({ from: '2026-01-01', to: '2026-03-31', visits: 3 });
  const from = (n: number) =>
    ({ what: 'source-step', first: 'visited', second: `${n}.example` }) as const;
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
