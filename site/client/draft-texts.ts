import { contactFieldNames, type ContactFieldName } from '#contract/contact-fields.ts';

/** What a visitor has typed so far; a field nobody touched is an empty text. */
export type DraftTexts = Readonly<Record<ContactFieldName, string>>;

export const emptyDraft: DraftTexts = { name: '', email: '', phone: '', company: '', message: '' };

export function sameTexts(some: DraftTexts, others: DraftTexts): boolean {
  return contactFieldNames.every((field) => some[field] === others[field]);
}

/** Storage can hold anything, from an older version of this site or a curious hand. */
export function draftTexts(value: unknown): DraftTexts {
  const draft: Record<ContactFieldName, string> = { ...emptyDraft };
  for (const field of contactFieldNames) {
    const text = property(value, field);
    if (typeof text === 'string') draft[field] = text;
  }
  return draft;
}

/** What a text of storage says, or `undefined` where it says nothing. */
export function parsedJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
