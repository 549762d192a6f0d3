import { contactFields, type ContactField } from '#contract/contact-message.ts';

/** What a visitor has typed so far; a field nobody touched is an empty text. */
export type DraftTexts = Readonly<Record<ContactField, string>>;

/**
 * What is typed into a contact form, kept in this tab until it is sent. Survives a reload and a
 * walk through the site, and is one for all forms of a page.
 */
export interface ContactDraft {
  /** The same object until something changes. */
  readonly read: () => DraftTexts;
  readonly keep: (texts: DraftTexts) => void;
  /** Forgets what was sent. A draft that differs by now is another message, and stays. */
  readonly forget: (sent: DraftTexts) => void;
  /** Calls back after each change, also those made by another form. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const emptyDraft: DraftTexts = { name: '', email: '', phone: '', company: '', message: '' };

/** The name under which `sessionStorage` has it. */
export const contactDraftKey = 'contact-draft';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Typing is not interrupted by a write for every letter. */
const writeDelay = 200;

/**
 * @param openStorage where the draft is written; may throw, as browsers do that block storage.
 *   The draft then lives as long as the page.
 */
export function createContactDraft(openStorage: () => DraftStorage): ContactDraft & {
  /** Writes at once what is still waiting: the page is about to go. */
  readonly flush: () => void;
  /**
   * Takes what another page of this tab has left: this page was asleep, or prepared in advance. What
   * could not be written down only this page knows, so that it stays.
   */
  readonly reread: () => void;
} {
  const listeners = new Set<() => void>();
  let texts: DraftTexts | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = true;

  const change = (next: DraftTexts) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    written = write(openStorage, texts ?? emptyDraft);
  };
  const read = () => (texts ??= parseDraft(stored(openStorage) ?? null));
  return {
    read,
    keep(next) {
      timer ??= setTimeout(flush, writeDelay);
      change(next);
    },
    forget(sent) {
      if (!sameTexts(read(), sent)) return;
      clearTimeout(timer);
      timer = undefined;
      written = write(openStorage, emptyDraft);
      change(emptyDraft);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    reread() {
      const json = stored(openStorage);
      if (written && json !== undefined) change(parseDraft(json));
    },
  };
}

/** The draft of this page. */
export const contactDraft: ContactDraft = connectToPage(
  createContactDraft(() => window.sessionStorage),
);

function connectToPage(draft: ReturnType<typeof createContactDraft>): ContactDraft {
  // Rendered at build time there is no page.
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', draft.flush);
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) draft.reread();
    });
    // Prepared in advance, this page has read what was there then.
    document.addEventListener('prerenderingchange', draft.reread);
  }
  return draft;
}

export function sameTexts(some: DraftTexts, others: DraftTexts): boolean {
  return contactFields.every((field) => some[field] === others[field]);
}

/** Storage can hold anything, from an older version of this site or a curious hand. */
function parseDraft(json: string | null): DraftTexts {
  const draft: Record<ContactField, string> = { ...emptyDraft };
  const value = parsed(json);
  for (const field of contactFields) {
    const text = property(value, field);
    if (typeof text === 'string') draft[field] = text;
  }
  return draft;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** What is written down: `null` where there is nothing, `undefined` where that cannot be known. */
function stored(openStorage: () => DraftStorage): string | null | undefined {
  try {
    return openStorage().getItem(contactDraftKey);
  } catch {
    return undefined;
  }
}

/** False where storage is blocked or full. The text is still in the form, where it is seen. */
function write(openStorage: () => DraftStorage, texts: DraftTexts): boolean {
  try {
    const storage = openStorage();
    if (sameTexts(texts, emptyDraft)) storage.removeItem(contactDraftKey);
    else storage.setItem(contactDraftKey, JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}
