import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactFields } from '#site/content/contact-fields.ts';
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

/** The parts of the page that a fact changes, and what they then mention. */
const changes: readonly [Partial<PrivacyFacts>, string, readonly string[]][] = [
  [{ retentionDays: 1 }, 'After 1 day the', ['It is deleted']],
  [{ retentionDays: 30 }, 'After 30 days', ['It is deleted']],
  [{ sendsMail: false }, 'sends no mail', ['It reaches us']],
  [{ chatService: 'Slack' }, 'Slack', ['It reaches us']],
  [
    { botCheck: 'recaptcha' },
    'Google’s',
    [
      'To keep robots out,',
      'Cookies.',
      'Your IP address.',
      'What you read.',
      'Global Privacy Control and Do Not Track',
    ],
  ],
  [{ requestCounts: 'in the database' }, 'in our database', ['Your IP address.']],
  [{ runsAtGoogle: true }, 'Google', ['You press Send', 'Your IP address.']],
  [{ hasStaticHost: true }, 'The host', ['Your IP address.']],
  [
    { asksForGoogle: true },
    'Google Analytics',
    [
      'Cookies.',
      'Your IP address.',
      'What you read.',
      'Your device.',
      'Global Privacy Control and Do Not Track',
      'Google Analytics',
      'What you chose here:',
    ],
  ],
];

test.each(changes)('where %o, the page mentions "%s" in its parts', (facts, mention, names) => {
  const [before, after] = [partsOf(ownServer), partsOf({ ...ownServer, ...facts })];
  const added = [...after].filter(
    ([name, text]) => text.includes(mention) && before.get(name)?.includes(mention) !== true,
  );
  expect(added.map(([name]) => name)).toEqual(names);
});

test.each([{ botCheck: 'recaptcha' }, { asksForGoogle: true }] as const)(
  'where %o, the page no longer claims that no other company takes part',
  (facts) => {
    const claims = (facts: PrivacyFacts) =>
      [...partsOf(facts).values()].filter((text) => /from another company|anyone else/.test(text));
    expect(claims(ownServer)).toHaveLength(2);
    expect(claims({ ...ownServer, ...facts })).toEqual([]);
  },
);

test('the page names the fields of the contact form', () => {
  for (const { label } of contactFields) {
    expect(partsOf(ownServer).get('What you typed.')).toContain(label.toLowerCase());
  }
});

/** The text of each item or paragraph that begins with a name, by this name. */
function partsOf(facts: PrivacyFacts): ReadonlyMap<string, string> {
  const root = parse(renderToStaticMarkup(<PrivacyPage agency={agency} facts={facts} />));
  const names = root.querySelectorAll('li > h3, li > strong, p > strong');
  return new Map(
    names.map((name) => [name.text, (name.parentNode?.text ?? '').replaceAll(/\s+/g, ' ')]),
  );
}
