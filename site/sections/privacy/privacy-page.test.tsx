import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { privacyPage } from '#backend/http/privacy-page.ts';
import { privacyMarks, type PrivacyFacts } from '#contract/privacy-facts.ts';
import { PrivacyPage } from './privacy-page.tsx';

const agency = {
  sample: false,
  name: 'Fourteener',
  area: 'Denver, Colorado',
  phone: { display: '(303) 555-0142', international: '+13035550142' },
  email: 'hello@fourteener.example',
  hours: { sentence: 'Monday to Friday, 9am to 6pm', short: 'M-F', shortest: 'M-F', open: [] },
  answersWithin: 'one working day',
};
const template = renderToStaticMarkup(<PrivacyPage agency={agency} />);

const combinations: readonly PrivacyFacts[] = [undefined, 30].flatMap((retentionDays) =>
  [true, false].flatMap((sendsMail) =>
    [undefined, 'Slack', 'a notification service'].flatMap((chatService) =>
      (['proof-of-work', 'recaptcha'] as const).flatMap((botCheck) =>
        [true, false].map((asksForGoogle) => ({
          retentionDays,
          sendsMail,
          chatService,
          botCheck,
          countsFloods: sendsMail ? ('in memory' as const) : ('in the database' as const),
          runsAtGoogle: !sendsMail,
          pagesElsewhere: retentionDays === undefined,
          asksForGoogle,
        })),
      ),
    ),
  ),
);

test.each(combinations)('the privacy page says what is so, and nothing else, where %o', (facts) => {
  const filled = privacyPage(template, facts);
  const text = parse(filled).textContent.replaceAll(/\s+/g, ' ');
  const said = sentences.filter(({ words }) => text.includes(words));
  expect(said).toEqual(sentences.filter(({ isSo }) => isSo(facts)));
  expect(text).not.toContain('…');
  for (const mark of Object.values(privacyMarks)) expect(filled).not.toContain(mark);
});

test('one day is one day', () => {
  const filled = privacyPage(template, combinationOf(1));
  expect(parse(filled).textContent).toContain('After 1 day the');
});

test('a name cannot bring markup into the page', () => {
  const filled = privacyPage(template, { ...combinationOf(1), chatService: '<b>Slack & Co</b>' });
  expect(filled).toContain('&lt;b&gt;Slack &amp; Co&lt;/b&gt;');
});

test.each([
  [`<p ${privacyMarks.when}="on Sundays">Closed</p>`, 'on Sundays'],
  [`<p ${privacyMarks.words}="weather">…</p>`, 'weather'],
  [`<p ${privacyMarks.words}="retention">…</p>`, 'retention'],
])('a page that asks for what is not known is not filled: %s', (html, name) => {
  expect(() => privacyPage(html, combinationOf(undefined))).toThrow(name);
});

const sentences: readonly { words: string; isSo: (facts: PrivacyFacts) => boolean }[] = [
  {
    words: 'After 30 days the site forgets it by itself',
    isSo: ({ retentionDays }) => retentionDays === 30,
  },
  {
    words: 'it stays until we delete it.',
    isSo: ({ retentionDays }) => retentionDays === undefined,
  },
  { words: 'and a confirmation to yours', isSo: ({ sendsMail }) => sendsMail },
  { words: 'this copy of the site sends no mail', isSo: ({ sendsMail }) => !sendsMail },
  ...['Slack', 'a notification service'].map((name) => ({
    words: `A copy also goes to ${name}, whole or in part`,
    isSo: ({ chatService }: PrivacyFacts) => chatService === name,
  })),
  ...['does a small sum for our server', 'It tells them to nobody.'].map((words) => ({
    words,
    isSo: ({ botCheck }: PrivacyFacts) => botCheck === 'proof-of-work',
  })),
  ...[
    'Google sees your IP address',
    'Google’s reCAPTCHA sees it while you use the form.',
    'reCAPTCHA may store something of its own in your browser',
  ].map((words) => ({
    words,
    isSo: ({ botCheck }: PrivacyFacts) => botCheck === 'recaptcha',
  })),
  ...[
    'We count visits, not visitors',
    'the form and the count of visits count what comes from it: in memory',
    'for about ten minutes.',
    'The sums stay: we delete none.',
  ].map((words) => ({ words, isSo: () => true })),
  {
    words: 'or in our database under a code made from it, for',
    isSo: ({ countsFloods }) => countsFloods === 'in the database',
  },
  ...['Google keeps that for us', 'Google, on whose machines this site runs, notes it'].map(
    (words) => ({ words, isSo: ({ runsAtGoogle }: PrivacyFacts) => runsAtGoogle }),
  ),
  {
    words: 'The host that sends you our pages sees it',
    isSo: ({ pagesElsewhere }) => pagesElsewhere,
  },
  {
    words: 'Nothing on our pages comes from another company, and nobody follows you here.',
    isSo: ({ botCheck, asksForGoogle }) => botCheck === 'proof-of-work' && !asksForGoogle,
  },
  {
    words: 'With them and without, nothing that is counted here is told to anyone else.',
    isSo: ({ botCheck, asksForGoogle }) => botCheck === 'proof-of-work' && !asksForGoogle,
  },
  ...[
    'Google Analytics counts you too, but only if you say yes.',
    'With them, Google Analytics stays off, and you are not asked.',
    'Google Analytics sets its own if you say yes to it.',
    'Google Analytics sees it if you say yes to it.',
    'And your answer about Google Analytics',
    'Google Analytics learns it if you say yes to it.',
    'Google Analytics learns all of them, the place roughly, if you say yes to it.',
    'We have switched its advertising features off.',
  ].map((words) => ({ words, isSo: ({ asksForGoogle }: PrivacyFacts) => asksForGoogle })),
];

function combinationOf(retentionDays: number | undefined): PrivacyFacts {
  return {
    retentionDays,
    sendsMail: true,
    chatService: undefined,
    botCheck: 'proof-of-work',
    countsFloods: 'in memory',
    runsAtGoogle: false,
    pagesElsewhere: false,
    asksForGoogle: false,
  };
}
