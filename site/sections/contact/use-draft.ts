import { useEffect, type RefObject } from 'react';
import { contactDraft } from '#site/browser/contact-draft.ts';
import { contactFields, type ContactField } from '#contract/contact-message.ts';
import { fillIn, typedTexts } from './form-texts.ts';

/**
 * Gives a form what was typed before: on an earlier page, before a reload, or in the other form
 * of this page. What is in a field already was typed before React came, is newer, and stays.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = contactDraft.read();
    const typed = typedTexts(element);
    const merged: Record<ContactField, string> = { ...kept };
    for (const field of contactFields) merged[field] = typed[field] || kept[field];
    fillIn(element, merged);
    if (contactFields.some((field) => merged[field] !== kept[field])) contactDraft.keep(merged);
    return contactDraft.subscribe(() => fillIn(element, contactDraft.read()));
  }, [form]);
}
