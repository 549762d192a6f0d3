import { checkPage, privacyPage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { contactFieldList } from '../../page-meta/contact-field-list.ts';

export interface Stored {
  /** In a few words; if they end in a comma, the text goes on. */
  readonly name: string;
  readonly text: string;
}

interface StoredInBrowser extends Stored {
  /** Its names there. A browser test compares them with what it finds after a visit. */
  readonly places: readonly string[];
}

/** What our server stores about a visitor. */
export function storedOnServer(): readonly Stored[] {
  const { typed, added, visits } = privacyPage.stored;
  const text = fillSlots(typed.text, { fields: contactFieldList() });
  return [{ ...typed, text }, added, visits];
}

/** What a website could store about its visitors, and this one does not. */
export function notStored(facts: PrivacyFacts): readonly Stored[] {
  const { cookies, address, reading, device } = privacyPage.notStored;
  return [cookies, address, reading, device].map((item) => ({
    name: item.name,
    text: sentencesOf(item, facts),
  }));
}

/** What our pages store in a visitor's browser; `hasSign`: if the home page has the form for a shop sign. */
export function storedInBrowser(
  facts: Pick<PrivacyFacts, 'asksForGoogle' | 'botCheck'>,
  hasSign: boolean,
): readonly StoredInBrowser[] {
  const { draft, sign, answers, visit, choices, pass } = privacyPage.inBrowser;
  const ofGoogle = facts.asksForGoogle ? ['localStorage google-analytics'] : [];
  return [
    { ...draft, places: ['sessionStorage contact-draft'] },
    ...(hasSign ? [{ ...sign, places: ['sessionStorage shop-sign'] }] : []),
    ...(checkPage.hidden === true ? [] : [{ ...answers, places: ['sessionStorage shop-check'] }]),
    {
      ...visit,
      places: [
        'sessionStorage previous-screen',
        'sessionStorage place-among-posts',
        'sessionStorage visit',
        'sessionStorage unsent-events',
      ],
    },
    {
      name: choices.name,
      text: sentencesOf(choices, facts),
      places: ['localStorage do-not-count', ...ofGoogle],
    },
    {
      name: pass.name,
      // The count of visits has no part in it.
      text: sentencesOf(pass, { ...facts, asksForGoogle: false }),
      places: ['indexedDB firebase-app-check-database', 'indexedDB firebase-heartbeat-database'],
    },
  ];
}

/** Returns the sentences of an item that hold, in the order of its schema. */
export function sentencesOf(
  item: Readonly<Record<string, string>>,
  facts: Partial<PrivacyFacts>,
): string {
  return Object.entries(item)
    .filter(([name]) => conditions[name]?.(facts) ?? true)
    .map(([, sentence]) => sentence)
    .join(' ');
}

/** When the sentences of these names hold; others always do (`content-model/schemas/privacy-schema.ts`). */
const conditions: Readonly<Record<string, (facts: Partial<PrivacyFacts>) => boolean | undefined>> =
  {
    name: () => false,
    analytics: ({ asksForGoogle = false }) => asksForGoogle,
    recaptcha: ({ botCheck }) => botCheck === 'recaptcha',
    ownCheck: ({ botCheck }) => botCheck === 'proof-of-work',
    onlyUs: ({ asksForGoogle, botCheck }) =>
      asksForGoogle === false && botCheck === 'proof-of-work',
    atGoogle: ({ runsAtGoogle = false }) => runsAtGoogle,
    staticHost: ({ hasStaticHost = false }) => hasStaticHost,
    emailed: ({ sendsMail = false }) => sendsMail,
    notEmailed: ({ sendsMail = false }) => !sendsMail,
  };
