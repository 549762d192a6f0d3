import { draftKey } from '#site/client/finish-plain-post.ts';
import { readTab } from '#site/client/tab-storage.ts';
import { forEachContactField } from '#site/content/contact-fields.ts';
import { emptyText, isSameText, type FormText } from './form-text.ts';

/** The draft where storage is blocked or full: it lasts as long as the page. */
let unstored: FormText | undefined;

/**
 * Saves the draft of all contact forms of this tab: what is typed and not sent yet. It survives a reload, a
 * failed try and the way to another page.
 *
 * @param source the form that it was typed into
 */
export function saveDraft(text: FormText, source?: EventTarget): void {
  try {
    if (isSameText(text, emptyText)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(text));
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener(text, source);
}

/** Removes the draft, unless another message was begun while this one was sent. */
export function removeDraft(sent: FormText): void {
  if (isSameText(readDraft(), sent)) saveDraft(emptyText);
}

/** Adds the draft to what was typed before the form's script came, which is newer and stays. */
export function withDraft(typed: FormText): FormText {
  const draft = readDraft();
  return forEachContactField((name) => {
    const text = typed[name] ?? '';
    return text === '' ? (draft[name] ?? '') : text;
  });
}

type Listener = (text: FormText, source?: EventTarget) => void;

const listeners = new Set<Listener>();

/** Calls back after each change, with the form it came from. */
export function onDraftChange(listener: Listener): void {
  const reread = () => listener(readDraft());
  listeners.add(listener);
  // Another page of this tab may have changed it while this one was cached or prerendered.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
  document.addEventListener('prerenderingchange', reread);
}

/** Storage may hold anything. */
function readDraft(): FormText {
  const [stored] = unstored ? [unstored] : readTab(draftKey);
  return forEachContactField((name) => {
    const text: unknown =
      typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : '';
    return typeof text === 'string' ? text : '';
  });
}
