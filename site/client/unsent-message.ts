import { contactDraftKey, unsentMessageEvent, unsentMessageKey } from './draft-names.ts';

/**
 * Says on every choice "Contact Form" that a message waits in this browser, since the form that
 * shows it is behind that choice. Removes one whose time is over, whether a form comes or not.
 */
export function connectUnsentMessage(page: ParentNode = document): void {
  const notes = [...page.querySelectorAll('[data-contact-choice] [data-note]')].map((note) => ({
    note,
    served: note.textContent,
  }));
  const tell = () => {
    const words = unsentMessageWords();
    for (const { note, served } of notes) note.textContent = words ?? served;
  };
  tell();
  addEventListener('storage', tell);
  addEventListener(unsentMessageEvent, tell);
}

/** What there is to say of the message that waits, if this tab's form is to show it. */
export function unsentMessageWords(): string | undefined {
  try {
    const message = parsed(localStorage.getItem(unsentMessageKey));
    if (message === undefined) return undefined;
    const until = property(message, 'until');
    if (typeof until !== 'number' || !(until > Date.now())) {
      localStorage.removeItem(unsentMessageKey);
      return undefined;
    }
    const draft = parsed(sessionStorage.getItem(contactDraftKey));
    if (draft !== undefined && property(draft, 'unsent') !== until) return undefined;
    return property(message, 'unsure') === true
      ? 'Your message may not have arrived'
      : 'Your message is not sent yet';
  } catch {
    // Where storage is blocked nothing waits in it.
    return undefined;
  }
}

// Beside those of draft-texts.ts: shared with the form's script, these lines would be one more file
// for every page to fetch.

function parsed(json: string | null): unknown {
  if (json === null) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
