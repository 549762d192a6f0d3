import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { agency } from '#test/fixtures/site-content.ts';
import { PrivacyPage } from './privacy-page.tsx';

const ownServer: PrivacyFacts = {
  sendsMail: true,
  botCheck: 'proof-of-work',
  requestCounts: 'in memory',
  runsAtGoogle: false,
  hasStaticHost: false,
  asksForGoogle: false,
};

/** Sentences that are on the page in one case, and not in the other. */
const sentences: readonly [Partial<PrivacyFacts>, readonly string[], readonly string[]][] = [
  [{ retentionDays: 1 }, ['After 1 day the'], ['No day is set']],
  [{ retentionDays: 30 }, ['After 30 days the site forgets it by itself'], ['No day is set']],
  [{ sendsMail: false }, ['this copy of the site sends no mail'], ['goes to our mailbox,']],
  [{ chatService: 'Slack' }, ['A copy also goes to Slack, whole or in part'], []],
  [
    { botCheck: 'recaptcha' },
    [
      'Google sees your IP address',
      'Google’s reCAPTCHA sees it while you use the form.',
      'reCAPTCHA may store something of its own in your browser',
    ],
    [
      'does a small sum for our server',
      'It tells them to nobody.',
      'Nothing on our pages comes from another company',
      'nothing that is counted here is told to anyone else.',
    ],
  ],
  [
    { requestCounts: 'in the database' },
    ['in memory, or in our database under a code made from it, for'],
    ['in memory, for'],
  ],
  [
    { runsAtGoogle: true },
    ['Google keeps that for us', 'Google, on whose machines this site runs, notes it'],
    [],
  ],
  [{ hasStaticHost: true }, ['The host that sends you our pages sees it'], []],
  [
    { asksForGoogle: true },
    [
      'Google Analytics counts you too, but only if you say yes.',
      'Google Analytics stays off, and you are not asked.',
      'Google Analytics sets its own if you say yes to it.',
      'Google Analytics sees it if you say yes to it.',
      'Google Analytics learns it if you say yes to it.',
      'Google Analytics learns all of them, the place roughly, if you say yes to it.',
      'And your answer about Google Analytics.',
      'We have switched its advertising features off.',
    ],
    [
      'Nothing on our pages comes from another company',
      'nothing that is counted here is told to anyone else.',
    ],
  ],
];

test.each(sentences)('where %o, the page says so', (facts, added, removed) => {
  const [before, after] = [textOf(ownServer), textOf({ ...ownServer, ...facts })];
  for (const sentence of added) {
    expect(before).not.toContain(sentence);
    expect(after).toContain(sentence);
  }
  for (const sentence of removed) {
    expect(before).toContain(sentence);
    expect(after).not.toContain(sentence);
  }
});

test('the page names the fields of the contact form', () => {
  expect(textOf(ownServer)).toContain('Your name, email, phone, company and message.');
});

function textOf(facts: PrivacyFacts): string {
  const html = renderToStaticMarkup(<PrivacyPage agency={agency} facts={facts} />);
  return parse(html).textContent.replaceAll(/\s+/g, ' ');
}
