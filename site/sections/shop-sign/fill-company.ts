import { draftKey } from '#site/client/finish-plain-post.ts';

/**
 * Changes Company in the contact forms of this tab from one text to another: in those of this page, and
 * in the draft from which the others take it. What the visitor typed there stays.
 */
export function fillCompany(from: string, to: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('form [name="company"]')) {
    if (field.value === from) field.value = to;
  }
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return;
    if ((Reflect.get(draft, 'company') ?? '') !== from) return;
    const changed = { ...draft, company: to };
    const isEmpty = Object.values(changed).every((text) => text === '');
    if (isEmpty) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(changed));
  } catch {
    // Storage is blocked: only this page has it.
  }
}
