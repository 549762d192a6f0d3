import { contactFields, type ContactField } from '#contract/contact-message.ts';
import {
  keepingTime,
  parseUnsentMessage,
  readDraft,
  readUnsentMessage,
  takeUnsentMessage,
  unsentMessageKey,
  writeDraft,
  writeUnsentMessage,
  type OpenStorage,
} from './draft-storage.ts';
import { emptyDraft, sameTexts, type DraftTexts } from './draft-texts.ts';

/**
 * What is typed into a contact form, kept until it is stored at the agency: in this tab while it is
 * written, through reloads and a walk through the site; in this browser, for some days, once it was
 * to be sent and could not be. It is one for all forms of a page.
 */
export interface ContactDraft {
  /** The same object until something changes. */
  readonly read: () => DraftTexts;
  /** Until when the browser keeps a message that could not be sent, in milliseconds. */
  readonly keptUntil: () => number | undefined;
  readonly keep: (texts: DraftTexts) => void;
  /** Takes what was typed before the form's script came. It is newer than what is kept. */
  readonly begin: (typed: DraftTexts) => void;
  /** Keeps what stands there also when the tab is closed: it was to be sent, and is not. */
  readonly hold: () => void;
  /** Forgets what was sent. A draft that differs by now is another message, and stays. */
  readonly forget: (sent: DraftTexts) => void;
  /** Forgets everything, everywhere. Returns the way back. */
  readonly discard: () => () => void;
  /** Calls back after each change, also those made by another form. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Typing is not interrupted by a write for every letter. */
const writeDelay = 200;

/**
 * @param openTab where the draft is written; where that is blocked, it lives as long as the page
 * @param openBrowser where a message that could not be sent waits
 */
export function createContactDraft(
  openTab: OpenStorage,
  openBrowser: OpenStorage,
): ContactDraft & {
  /** Writes at once what is still waiting: the page is about to go. */
  readonly flush: () => void;
  /**
   * Takes what another page of this tab has left: this page was asleep, or prepared in advance. What
   * could not be written down only this page knows, so that it stays.
   */
  readonly reread: () => void;
  /** Goes along with another tab that has changed, sent or discarded the message that waits. */
  readonly follow: (before: string | null, after: string | null) => void;
} {
  const listeners = new Set<() => void>();
  let texts: DraftTexts | undefined;
  let until: number | undefined;
  let fromBefore = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = true;

  const load = () => {
    const typed = readDraft(openTab) ?? emptyDraft;
    const unsent = takeUnsentMessage(openBrowser);
    fromBefore = unsent !== undefined && sameTexts(typed, emptyDraft);
    const isIt = unsent !== undefined && (fromBefore || sameTexts(typed, unsent.texts));
    until = isIt ? unsent.until : undefined;
    return isIt ? unsent.texts : typed;
  };
  const read = () => (texts ??= load());
  const change = (next: DraftTexts) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  /** Another tab may have put a message of its own there. */
  const stillKept = () =>
    until !== undefined && readUnsentMessage(openBrowser)?.until === until ? until : undefined;
  const settle = (next: DraftTexts, nextUntil: number | undefined) => {
    clearTimeout(timer);
    timer = undefined;
    written = writeDraft(openTab, next);
    if (nextUntil !== undefined && !sameTexts(next, emptyDraft)) {
      const kept = writeUnsentMessage(openBrowser, { texts: next, until: nextUntil });
      until = kept ? nextUntil : undefined;
    } else {
      if (stillKept() !== undefined) writeUnsentMessage(openBrowser, undefined);
      until = undefined;
    }
    change(next);
  };
  const flush = () => {
    if (timer !== undefined) settle(read(), stillKept());
  };
  const keep = (next: DraftTexts) => {
    read();
    fromBefore = false;
    timer ??= setTimeout(flush, writeDelay);
    change(next);
  };
  return {
    read,
    keptUntil() {
      read();
      return until;
    },
    keep,
    begin(typed) {
      const kept = read();
      const differs = contactFields.some((field) => typed[field] && typed[field] !== kept[field]);
      if (!differs) return;
      const merged: Record<ContactField, string> = { ...typed };
      // Of another day, or another person at this machine: the words of two are not to be mixed.
      if (fromBefore) until = undefined;
      else for (const field of contactFields) merged[field] ||= kept[field];
      keep(merged);
    },
    hold() {
      settle(read(), stillKept() ?? Date.now() + keepingTime);
    },
    forget(sent) {
      settle(sameTexts(read(), sent) ? emptyDraft : read(), undefined);
    },
    discard() {
      const [were, keptUntil] = [read(), until];
      settle(emptyDraft, undefined);
      return () => settle(were, keptUntil);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    reread() {
      if (written && readDraft(openTab)) change(load());
    },
    follow(before, after) {
      const [was, is] = [parseUnsentMessage(before), parseUnsentMessage(after)];
      if (until === undefined || was?.until !== until || !sameTexts(read(), was.texts)) return;
      // In its place another message may wait; then this one is in this tab alone.
      if (is?.until !== until) until = undefined;
      const next = until === undefined && is ? read() : (is?.texts ?? emptyDraft);
      written = writeDraft(openTab, next);
      change(next);
    },
  };
}

/** The draft of this page. */
export const contactDraft: ContactDraft = connectToPage(
  createContactDraft(
    () => window.sessionStorage,
    () => window.localStorage,
  ),
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
    window.addEventListener('storage', ({ key, oldValue, newValue }) => {
      if (key === unsentMessageKey) draft.follow(oldValue, newValue);
    });
  }
  return draft;
}
