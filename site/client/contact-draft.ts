import { contactFieldNames, type ContactFieldName } from '#contract/contact-fields.ts';
import { unsentMessageEvent, unsentMessageKey } from './draft-names.ts';
import {
  keepingTime,
  parseUnsentMessage,
  readDraft,
  readUnsentMessage,
  takeUnsentMessage,
  writeDraft,
  writeUnsentMessage,
  type OpenStorage,
  type UnsentMessage,
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
  /**
   * The message that could not be sent, as the browser keeps it: what was to be sent, without what
   * was changed since. The same object until something changes.
   */
  readonly kept: () => UnsentMessage | undefined;
  readonly keep: (texts: DraftTexts) => void;
  /** Takes what was typed before the form's script came. It is newer than what is kept. */
  readonly begin: (typed: DraftTexts) => void;
  /**
   * Keeps what stands there also when the tab is closed: it was to be sent.
   *
   * @param unsure true where it is not known whether it has arrived
   */
  readonly hold: (unsure: boolean) => void;
  /** Forgets what was sent. A draft that differs by now is another message, and stays. */
  readonly forget: (sent: DraftTexts) => void;
  /** Forgets everything, everywhere. Returns the way back, which replaces what is typed since. */
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
  let kept: UnsentMessage | undefined;
  let fromBefore = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = true;

  const load = () => {
    const tab = readDraft(openTab);
    const typed = tab?.texts ?? emptyDraft;
    const unsent = takeUnsentMessage(openBrowser);
    fromBefore = unsent !== undefined && sameTexts(typed, emptyDraft);
    const isIt = fromBefore || tab?.unsent === unsent?.until;
    kept = isIt ? unsent : undefined;
    return fromBefore && unsent ? unsent.texts : typed;
  };
  const read = () => (texts ??= load());
  const change = (next: DraftTexts) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  /** Another tab may have put a message of its own there. */
  const stillKept = () =>
    kept && readUnsentMessage(openBrowser)?.until === kept.until ? kept : undefined;
  const settle = (next: DraftTexts, nextKept: UnsentMessage | undefined) => {
    clearTimeout(timer);
    timer = undefined;
    if (!nextKept && stillKept()) writeUnsentMessage(openBrowser, undefined);
    kept = nextKept;
    written = writeDraft(openTab, { texts: next, unsent: kept?.until });
    change(next);
  };
  const put = (message: UnsentMessage) =>
    writeUnsentMessage(openBrowser, message) ? message : undefined;
  const flush = () => {
    // What is changed in a message that waits nobody has asked to send: it is this tab's alone.
    if (timer !== undefined) settle(read(), isEmpty(read()) ? undefined : stillKept());
  };
  const keep = (next: DraftTexts) => {
    read();
    fromBefore = false;
    timer ??= setTimeout(flush, writeDelay);
    change(next);
  };
  return {
    read,
    kept() {
      read();
      return kept;
    },
    keep,
    begin(typed) {
      const before = read();
      const differs = contactFieldNames.some(
        (field) => typed[field] && typed[field] !== before[field],
      );
      if (!differs) return;
      const merged: Record<ContactFieldName, string> = { ...typed };
      // Of another day, or another person at this machine: the words of two are not to be mixed.
      if (fromBefore) kept = undefined;
      else for (const field of contactFieldNames) merged[field] ||= before[field];
      keep(merged);
    },
    hold(unsure) {
      const still = stillKept();
      const until = still?.until ?? Date.now() + keepingTime;
      // Of the same words an earlier try may have arrived.
      const wasUnsure = still?.unsure === true && sameTexts(still.texts, read());
      const message = { texts: read(), until, unsure: unsure || wasUnsure };
      settle(message.texts, isEmpty(message.texts) ? undefined : put(message));
    },
    forget(sent) {
      settle(sameTexts(read(), sent) ? emptyDraft : read(), undefined);
    },
    discard() {
      const [were, wasKept] = [read(), stillKept()];
      settle(emptyDraft, undefined);
      return () => {
        // Another tab may have had to keep a message meanwhile; there is one place.
        const isFree = readUnsentMessage(openBrowser) === undefined;
        settle(were, wasKept && isFree ? put(wasKept) : undefined);
      };
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
      if (!kept || was?.until !== kept.until) return;
      const isSame = sameTexts(read(), was.texts);
      // In its place another message may wait; then this one is in this tab alone.
      kept = is?.until === kept.until ? is : undefined;
      const next = !isSame || (is && !kept) ? read() : (is?.texts ?? emptyDraft);
      written = writeDraft(openTab, { texts: next, unsent: kept?.until });
      change(next);
    },
  };
}

function isEmpty(texts: DraftTexts): boolean {
  return sameTexts(texts, emptyDraft);
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
    let told: UnsentMessage | null | undefined = null;
    draft.subscribe(() => {
      if (draft.kept() === told) return;
      told = draft.kept();
      window.dispatchEvent(new Event(unsentMessageEvent));
    });
  }
  return draft;
}
