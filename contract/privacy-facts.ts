/**
 * What the page `/privacy` depends on. The site builds that page with a sentence for each case, marked
 * with the case it is for; a host keeps those that are so under its own settings
 * (`backend/http/privacy-page.ts`).
 */
export interface PrivacyFacts {
  /** After how many days a message is deleted without anybody asking; `undefined`: after none. */
  readonly retentionDays: number | undefined;
  /** Whether notifications are sent, or stay on the server as files. */
  readonly sendsMail: boolean;
  /** Who gets a copy of a message, as it is called in a sentence; `undefined`: nobody. */
  readonly chatService: string | undefined;
  /** How a form shows that a person uses it. */
  readonly botCheck: 'proof-of-work' | 'recaptcha';
  /** Where it is counted how often an address asks: by a server for itself, or by several together. */
  readonly countsFloods: 'in memory' | 'in the database';
  /** Whether the functions and the database are on Google's hosted platform, and the pages where they are with them. */
  readonly runsAtGoogle: boolean;
  /** Whether the page itself comes from a host of files, whoever runs that. */
  readonly pagesElsewhere: boolean;
  /** Whether visitors are asked if Google Analytics may count them. */
  readonly asksForGoogle: boolean;
}

/** The attributes of what a host looks at in the page. It leaves none of them behind. */
export const privacyMarks = {
  /** On what stays in one case only: the case, by its name in {@link privacyCases}. */
  when: 'data-when',
  /** On what is written by the host: what it is, by its name in {@link privacyWords}. */
  words: 'data-words',
} as const;

/** The cases that sentences of the page are for, and when each of them is so. */
export const privacyCases = {
  'forgets by itself': ({ retentionDays }) => retentionDays !== undefined,
  'forgets when asked': ({ retentionDays }) => retentionDays === undefined,
  'sends mail': ({ sendsMail }) => sendsMail,
  'keeps mail': ({ sendsMail }) => !sendsMail,
  'passes on': ({ chatService }) => chatService !== undefined,
  'has proof of work': ({ botCheck }) => botCheck === 'proof-of-work',
  'has reCAPTCHA': ({ botCheck }) => botCheck === 'recaptcha',
  'counts in memory': ({ countsFloods }) => countsFloods === 'in memory',
  'counts in the database': ({ countsFloods }) => countsFloods === 'in the database',
  'runs at Google': ({ runsAtGoogle }) => runsAtGoogle,
  'has pages elsewhere': ({ pagesElsewhere }) => pagesElsewhere,
  'asks for Google': ({ asksForGoogle }) => asksForGoogle,
  'is all our own': ({ asksForGoogle, botCheck }) => !asksForGoogle && botCheck === 'proof-of-work',
} satisfies Readonly<Record<string, (facts: PrivacyFacts) => boolean>>;

export type PrivacyCase = keyof typeof privacyCases;

/** What the host writes into the page; nothing where there is nothing to say. */
export const privacyWords = {
  retention: ({ retentionDays: days }) =>
    days === undefined ? undefined : days === 1 ? '1 day' : `${days} days`,
  'chat service': ({ chatService }) => chatService,
} satisfies Readonly<Record<string, (facts: PrivacyFacts) => string | undefined>>;

export type PrivacyWords = keyof typeof privacyWords;
