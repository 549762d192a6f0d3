import { contactDraftKey, unsentMessageKey } from './draft-names.ts';
import { draftTexts, emptyDraft, parsedJson, property, sameTexts } from './draft-texts.ts';
import type { DraftTexts } from './draft-texts.ts';

/** As much of a browser's storage as a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asking for storage may throw, as browsers do that block it. */
export type OpenStorage = () => DraftStorage;

/** How long the browser keeps a message that could not be sent, in milliseconds. */
export const keepingTime = 7 * 24 * 60 * 60 * 1000;

export interface UnsentMessage {
  readonly texts: DraftTexts;
  /** When it is forgotten, in milliseconds; also what tells one message from another. */
  readonly until: number;
  /** True where a try was not answered: it may have arrived. */
  readonly unsure: boolean;
}

interface TabDraft {
  readonly texts: DraftTexts;
  /** The `until` of the message that could not be sent, where these are its words by now. */
  readonly unsent: number | undefined;
}

/** What is typed in this tab: empty where there is nothing, `undefined` where that cannot be known. */
export function readDraft(open: OpenStorage): TabDraft | undefined {
  try {
    const value = parsedJson(open().getItem(contactDraftKey));
    const unsent = property(value, 'unsent');
    return { texts: draftTexts(value), unsent: typeof unsent === 'number' ? unsent : undefined };
  } catch {
    return undefined;
  }
}

/** False where storage is blocked or full. The text is still in the form, where it is seen. */
export function writeDraft(open: OpenStorage, { texts, unsent }: TabDraft): boolean {
  return write(
    open,
    contactDraftKey,
    sameTexts(texts, emptyDraft) ? undefined : { ...texts, unsent },
  );
}

/** The message that waits in this browser. One whose time is over is removed. */
export function readUnsentMessage(open: OpenStorage): UnsentMessage | undefined {
  try {
    const json = open().getItem(unsentMessageKey);
    const message = parseUnsentMessage(json);
    if (json !== null && !message) open().removeItem(unsentMessageKey);
    return message;
  } catch {
    return undefined;
  }
}

/** The same for a page that opens: a clock put back meanwhile must not lengthen the time. */
export function takeUnsentMessage(open: OpenStorage): UnsentMessage | undefined {
  const message = readUnsentMessage(open);
  const longest = Date.now() + keepingTime;
  if (!message || message.until <= longest) return message;
  const shortened = { ...message, until: longest };
  writeUnsentMessage(open, shortened);
  return shortened;
}

/** False where storage is blocked or full. */
export function writeUnsentMessage(open: OpenStorage, message: UnsentMessage | undefined): boolean {
  return write(open, unsentMessageKey, message);
}

export function parseUnsentMessage(json: string | null): UnsentMessage | undefined {
  const value = parsedJson(json);
  const texts = draftTexts(property(value, 'texts'));
  const until = property(value, 'until');
  const isOver = typeof until !== 'number' || !(until > Date.now());
  const unsure = property(value, 'unsure') === true;
  return isOver || sameTexts(texts, emptyDraft) ? undefined : { texts, until, unsure };
}

function write(open: OpenStorage, key: string, value: object | undefined): boolean {
  try {
    if (value === undefined) open().removeItem(key);
    else open().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
