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
  const { typed, origin, number, emails, spam, pass, visits } = privacyPage.stored;
  const text = fillSlots(typed.text, { fields: contactFieldList() });
  return [{ ...typed, text }, origin, number, emails, spam, pass, visits];
}

/** What a website could store about its visitors, and this one does not. */
export function notStored(facts: PrivacyFacts): readonly Stored[] {
  const { asksForGoogle, botCheck, runsAtGoogle, hasStaticHost } = facts;
  const { cookies, address, reading, device, log } = privacyPage.notStored;
  const hasRecaptcha = botCheck === 'recaptcha';
  return [
    {
      name: cookies.name,
      text: joinSentences(
        cookies.text,
        hasRecaptcha && cookies.recaptcha,
        asksForGoogle && cookies.analytics,
      ),
    },
    {
      name: address.name,
      text: joinSentences(
        address.text,
        runsAtGoogle && address.atGoogle,
        hasStaticHost && address.staticHost,
        hasRecaptcha && address.recaptcha,
        asksForGoogle && address.analytics,
      ),
    },
    {
      name: reading.name,
      text: joinSentences(
        reading.text,
        isAllOurOwn(facts) && reading.onlyUs,
        hasRecaptcha && reading.recaptcha,
        asksForGoogle && reading.analytics,
      ),
    },
    { name: device.name, text: joinSentences(device.text, asksForGoogle && device.analytics) },
    log,
  ];
}

/** What our pages store in a visitor's browser; `hasSign`: if the home page has the form for a shop sign. */
export function storedInBrowser(
  facts: Pick<PrivacyFacts, 'asksForGoogle' | 'botCheck'>,
  hasSign: boolean,
): readonly StoredInBrowser[] {
  const { asksForGoogle, botCheck } = facts;
  const { draft, sign, answers, place, visit, choices, pass, days } = privacyPage.inBrowser;
  return [
    { ...draft, places: ['sessionStorage contact-draft'] },
    ...(hasSign ? [{ ...sign, places: ['sessionStorage shop-sign'] }] : []),
    ...(checkPage.hidden === true ? [] : [{ ...answers, places: ['sessionStorage shop-check'] }]),
    { ...place, places: ['sessionStorage previous-screen', 'sessionStorage place-among-posts'] },
    { ...visit, places: ['sessionStorage visit', 'sessionStorage unsent-events'] },
    {
      name: choices.name,
      text: joinSentences(choices.text, asksForGoogle && choices.analytics),
      places: [
        'localStorage do-not-count',
        ...(asksForGoogle ? ['localStorage google-analytics'] : []),
      ],
    },
    { ...pass, places: ['indexedDB firebase-app-check-database'] },
    {
      name: days.name,
      text: joinSentences(days.text, botCheck === 'proof-of-work' && days.onlyUs),
      places: ['indexedDB firebase-heartbeat-database'],
    },
  ];
}

/** Whether no other company learns anything of a visit. */
export function isAllOurOwn({ asksForGoogle, botCheck }: PrivacyFacts): boolean {
  return !asksForGoogle && botCheck === 'proof-of-work';
}

/** Joins the sentences that apply, with spaces between them. */
export function joinSentences(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== false && sentence !== undefined).join(' ');
}
