import type { PrivacyCase } from '#contract/privacy-facts.ts';

/** Something that is kept, and what it is called where it is kept. */
export interface Kept {
  /** In two or three words. */
  readonly what: string;
  readonly sentence: string;
  /** Columns of the database, or names in the browser. Tests hold them against what is there. */
  readonly places: readonly string[];
  /** The only case in which it is kept. */
  readonly when?: PrivacyCase;
  /** What is to be added in one case. */
  readonly also?: { readonly when: PrivacyCase; readonly sentence: string };
}

/** All that our server keeps of a visitor. What is missing here fails a test. */
export const keptOnServer: readonly Kept[] = [
  {
    what: 'What you typed.',
    sentence: 'Your name, email, phone, company and message.',
    places: ['name', 'email', 'phone', 'company', 'message'].map(ofMessage),
  },
  {
    what: 'When, and from which page.',
    sentence:
      'The moment it came, and the page of this site it was written on, if your browser says.',
    places: ['received_at', 'page'].map(ofMessage),
  },
  {
    what: 'A number and a fingerprint.',
    sentence: 'To find it by, and to notice when the same message comes twice.',
    places: ['id', 'content_key'].map(ofMessage),
  },
  {
    what: 'How its letters fare.',
    sentence:
      'Which have gone out and when, what the mail server said, and where your receipt goes.',
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
    ].map((column) => `letters.${column}`),
  },
  {
    what: 'Signs of spam.',
    sentence: 'If it looks like spam: why. One of us still sees it, but no receipt is sent.',
    places: ['spam_signs'].map(ofMessage),
  },
  {
    what: 'A number drawn by lot.',
    sentence: 'It counts how often the form was used with one pass, and says nothing about you.',
    places: ['id', 'uses', 'expires_at'].map((column) => `app_check_uses.${column}`),
    when: 'has proof of work',
  },
];

/** All that our pages keep in a visitor's browser. What is missing here fails a test. */
export const keptInBrowser: readonly Kept[] = [
  {
    what: 'What you type,',
    sentence: 'until it is sent or you close the tab. A reload loses nothing.',
    places: ['sessionStorage contact-draft'],
  },
  {
    what: 'A message that could not be sent,',
    sentence: 'for seven days, so that you can send it later, unless you discard it.',
    places: ['localStorage unsent-message'],
  },
  {
    what: 'Where you were:',
    sentence: 'the page before, and how far down an article, until you close the tab.',
    places: ['sessionStorage previous-screen', 'sessionStorage place-among-posts'],
  },
  {
    what: 'The form’s pass.',
    sentence: 'It shows our server that no robot is at work, and is good for an hour.',
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
  return `contact_messages.${column}`;
}
