import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { privacyPage as text, type Agency } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { agency } from '#content-model/content.ts';
import { PrivacyPage } from './privacy-page.tsx';

const ownServer: PrivacyFacts = {
  sendsMail: true,
  botCheck: 'proof-of-work',
  runsAtGoogle: false,
  hasStaticHost: false,
  asksForGoogle: false,
};

const { message, notStored, counting, inBrowser } = text;
const { cookies, address, reading, device } = notStored;
const { signals } = counting;

/** The parts of the page that a fact changes, and a text that each of them then has. */
const changes: readonly [Partial<PrivacyFacts>, Readonly<Record<string, string>>][] = [
  [{ retentionDays: 1 }, { [message.deleted.name]: message.deleted.oneDay }],
  [
    { retentionDays: 30 },
    { [message.deleted.name]: fillSlots(message.deleted.severalDays, { count: 30 }) },
  ],
  [{ sendsMail: false }, { [message.arrived.name]: message.arrived.notEmailed }],
  [
    { chatService: 'Slack' },
    { [message.arrived.name]: fillSlots(message.arrived.chat, { service: 'Slack' }) },
  ],
  [{ chatService: 'another service' }, { [message.arrived.name]: message.arrived.otherService }],
  [
    { botCheck: 'recaptcha' },
    {
      [message.robots.name]: message.robots.recaptcha,
      [cookies.name]: cookies.recaptcha,
      [address.name]: address.recaptcha,
      [reading.name]: reading.recaptcha,
      [signals.name]: signals.recaptcha,
      [inBrowser.pass.name]: inBrowser.pass.text,
    },
  ],
  [
    { runsAtGoogle: true },
    { [message.sent.name]: message.sent.atGoogle, [address.name]: address.atGoogle },
  ],
  [{ hasStaticHost: true }, { [address.name]: address.staticHost }],
  [
    { asksForGoogle: true },
    {
      [cookies.name]: cookies.analytics,
      [address.name]: address.analytics,
      [reading.name]: reading.analytics,
      [device.name]: device.analytics,
      [signals.name]: signals.analytics,
      [counting.analytics.name]: counting.analytics.text,
      [inBrowser.choices.name]: inBrowser.choices.analytics,
    },
  ],
];

test.each(changes)(
  'where %o, these parts of the page say so and no others change',
  (facts, says) => {
    const [before, after] = [partsOf(ownServer), partsOf({ ...ownServer, ...facts })];
    const changed = [...after].filter(([name, part]) => part !== before.get(name));
    expect(changed.map(([name]) => name).sort()).toEqual(Object.keys(says).sort());
    for (const [name, said] of Object.entries(says)) expect(after.get(name)).toContain(said);
  },
);

test.each([{ botCheck: 'recaptcha' }, { asksForGoogle: true }] as const)(
  'where %o, the page no longer claims that no other company takes part',
  (facts) => {
    const claims = (facts: PrivacyFacts) =>
      [signals, reading].filter(({ name, onlyUs }) => partsOf(facts).get(name)?.includes(onlyUs));
    expect(claims(ownServer)).toHaveLength(2);
    expect(claims({ ...ownServer, ...facts })).toEqual([]);
  },
);

test('promises an answer only where somebody answers', () => {
  const answered = (sample: boolean) => partsOf(ownServer, { sample }).get(message.answered.name);
  expect(answered(false)).toContain(message.answered.text);
  expect(answered(true)).toContain(message.answered.sample);
  expect(answered(true)).not.toContain(message.answered.text);
});

test.each([
  ['https://cal.com/agency/half-hour', true],
  ['https://calendar.google.com/agency', false],
  [undefined, false],
])('says where a name and an email go with the page for appointments %s', (booking, isSaid) => {
  const answered = partsOf(ownServer, { booking }).get(message.answered.name);
  expect(answered?.includes(message.answered.booking)).toBe(isSaid);
});

/** The text of each item or paragraph that begins with a name, by this name. */
function partsOf(facts: PrivacyFacts, changed: Partial<Agency> = {}): ReadonlyMap<string, string> {
  const shown = { ...agency, sample: false, demonstration: false, ...changed };
  const root = parse(renderToStaticMarkup(<PrivacyPage agency={shown} facts={facts} />));
  const names = root.querySelectorAll('li > h3, li > strong, p > strong');
  return new Map(
    names.map((name) => [name.text, (name.parentNode?.text ?? '').replaceAll(/\s+/g, ' ')]),
  );
}
