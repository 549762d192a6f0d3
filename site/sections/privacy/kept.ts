import type { PrivacyCase } from '#contract/privacy-facts.ts';

/** Something that is kept, and what it is called where it is kept. */
export interface Kept {
  /** In a few words; where they end in a comma, the sentence goes on. */
  readonly what: string;
  readonly sentence: string;
  /** Columns of the database, or names in the browser. Tests hold them against what is there. */
  readonly places: readonly string[];
  /** What is to be added in one case, and the places that are used in that case only. */
  readonly also?: {
    readonly when: PrivacyCase;
    readonly sentence: string;
    readonly places?: readonly string[];
  };
}

/**
 * What our server keeps of a visitor. Every column of the database has to be named here, or a test
 * fails. No test sees what is kept elsewhere: in memory, in a log, in the files of unsent notifications.
 */
export const keptOnServer: readonly Kept[] = [
  {
    what: 'What you typed.',
    sentence: 'Your name, email, phone, company and message.',
    places: ['content'].map(ofMessage),
  },
  {
    what: 'When, and from which page.',
    sentence:
      'The moment it came, and the page of this site it was written on, if your browser says.',
    places: ['received_at', 'page'].map(ofMessage),
  },
  {
    what: 'A number and a checksum.',
    sentence: 'To find it by, and to notice when the same message comes twice.',
    places: ['id', 'content_key'].map(ofMessage),
  },
  {
    what: 'How its notifications fare.',
    sentence:
      'Which have gone out and when, what the mail server said, and where your confirmation goes.',
    places: [
      'id',
      'message_id',
      'kind',
      'state',
      'attempts',
      'next_attempt_at',
      'sent_at',
      'last_problem',
      'mailbox',
      'received_at',
      'claimed_at',
    ].map((column) => `notifications.${column}`),
  },
  {
    what: 'Signs of spam.',
    sentence:
      'If it looks like spam: why. One of us still sees it, but no confirmation is sent. To notice the same text under many addresses, the site may remember it with the name, phone number and email address for a day: scrambled, and in memory only.',
    places: ['spam_signs'].map(ofMessage),
  },
  {
    what: 'A number for the form’s pass.',
    sentence:
      'It counts how often the form was used with one pass, and which message has been counted with a visit. It says nothing about you.',
    places: ['id', 'uses', 'expires_at'].map((column) => `app_check_uses.${column}`),
  },
  {
    what: 'How often a page was read.',
    sentence:
      'Sums for each day: of pages, of clicks, of how fast it went, of the sites and ads that visits came from, by the words in the link if it has some. A word with an @ in it is left out, as it may be an address. A site or ad is named only once several visitors came from it: until then the server remembers from which networks, for about a day, as hashes in memory that are never stored. The sums stay: we delete none.',
    places: ['day', 'what', 'first', 'second', 'count'].map((column) => `daily_counts.${column}`),
  },
];

/**
 * What our pages keep in a visitor's browser. A test visits some of them, sends a message and fails to
 * send one: what it finds in the browser afterwards has to be named here.
 */
export const keptInBrowser: readonly Kept[] = [
  {
    what: 'What you type,',
    sentence: 'until it is sent or you close the tab. A reload loses nothing.',
    places: ['sessionStorage contact-draft'],
  },
  {
    what: 'A message that could not be sent,',
    sentence:
      'so that you can send it later: for up to seven days, or until you next come here after that. You can discard it at any time.',
    places: ['localStorage unsent-message'],
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
    places: ['sessionStorage visit-1', 'sessionStorage untold-1'],
  },
  {
    what: 'What you chose here:',
    sentence: 'not to be counted.',
    places: ['localStorage do-not-count'],
    also: {
      when: 'asks for Google',
      sentence:
        'And your answer about Google Analytics, and when you gave it; until you close the tab, up to when Google has been told.',
      places: ['localStorage google-analytics', 'sessionStorage google-heard'],
    },
  },
  {
    what: 'The form’s pass.',
    sentence: 'It shows our server that no robot is at work, and soon runs out.',
    places: ['indexedDB firebase-app-check-database'],
  },
  {
    what: 'The days you used the form,',
    sentence: 'noted by the library that sends it.',
    places: ['indexedDB firebase-heartbeat-database'],
    also: { when: 'has proof of work', sentence: 'It tells them to nobody.' },
  },
];

function ofMessage(column: string): string {
  return `messages.${column}`;
}
