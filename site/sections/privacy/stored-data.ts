import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { contactFieldList } from '../../page-meta/contact-field-list.ts';

/** Something that is stored. */
export interface Stored {
  /** In a few words; if they end in a comma, the sentence goes on. */
  readonly what: string;
  readonly sentence: string;
}

/** Something that is stored in the browser. */
interface StoredInBrowser extends Stored {
  /** Its names there. A browser test compares them with what it finds after a visit. */
  readonly places: readonly string[];
}

/** What our server stores about a visitor. */
export const storedOnServer: readonly Stored[] = [
  { what: 'What you typed.', sentence: `Your ${contactFieldList()}.` },
  {
    what: 'When, and from which page.',
    sentence:
      'The moment it came, and the page of this site it was written on, if your browser says.',
  },
  {
    what: 'A number and a checksum.',
    sentence: 'To find it by, and to notice when the same message comes twice.',
  },
  {
    what: 'How its letters fare.',
    sentence:
      'Which have gone out and when, what the mail server said, and where your confirmation goes.',
  },
  {
    what: 'Signs of spam.',
    sentence:
      'If it looks like spam: why. One of us still sees it, but no confirmation is sent. To notice the same text under many addresses, the site may remember it with the name, phone number and email address for a day: scrambled, and in memory only.',
  },
  {
    what: 'A number for the form’s pass.',
    sentence:
      'It counts how often the form was used with one pass, and which message has been counted with a visit. It says nothing about you.',
  },
  {
    what: 'How often a page was read.',
    sentence:
      'Sums for each day: of pages, of clicks, of how fast it went, of the sites and ads that visits came from, by the words in the link if it has some. A word with an @ in it is left out, as it may be an address. A site or ad is named only once several visitors came from it: until then the server remembers from which networks, as hashes in memory that are never stored. The sums stay: we delete none.',
  },
];

/** What our pages store in a visitor's browser. */
export function storedInBrowser(
  facts: Pick<PrivacyFacts, 'asksForGoogle' | 'botCheck'>,
): readonly StoredInBrowser[] {
  const { asksForGoogle, botCheck } = facts;
  return [
    {
      what: 'What you type,',
      sentence: 'until it is sent or you close the tab. A reload loses nothing.',
      places: ['sessionStorage contact-draft'],
    },
    {
      what: 'Where you were:',
      sentence: 'the page before, and how far down an article, until you close the tab.',
      places: ['sessionStorage previous-screen', 'sessionStorage place-among-posts'],
    },
    {
      what: 'How your visit began, and how far it came,',
      sentence:
        'such as the site that led here, that you opened the form, and the number of a message you sent: so that each is counted once. Until you close the tab.',
      places: ['sessionStorage visit', 'sessionStorage unsent-events'],
    },
    {
      what: 'What you chose here:',
      sentence: asksForGoogle
        ? 'not to be counted. And your answer about Google Analytics.'
        : 'not to be counted.',
      places: [
        'localStorage do-not-count',
        ...(asksForGoogle ? ['localStorage google-analytics'] : []),
      ],
    },
    {
      what: 'The form’s pass.',
      sentence: 'It shows our server that no robot is at work, and soon runs out.',
      places: ['indexedDB firebase-app-check-database'],
    },
    {
      what: 'The days you used the form,',
      sentence: `noted by the library that sends it.${botCheck === 'proof-of-work' ? ' It tells them to nobody.' : ''}`,
      places: ['indexedDB firebase-heartbeat-database'],
    },
  ];
}
