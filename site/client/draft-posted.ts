import { contactDraftKey } from './draft-names.ts';

/** Notes on the draft that its form is being posted plainly, for `forgetPostedDraft`. */
export function markDraftPosted(): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return;
    sessionStorage.setItem(contactDraftKey, JSON.stringify({ ...draft, posted: true }));
  } catch {
    // Storage is blocked, or holds what is not ours: there is no draft to forget.
  }
}

export function isDraftPosted(draft: unknown): draft is object {
  return typeof draft === 'object' && draft !== null && Reflect.get(draft, 'posted') === true;
}
