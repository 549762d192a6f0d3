import { useEffect, type RefObject } from 'react';
import { contactDraft } from '#site/client/contact-draft.ts';
import { fillIn, typedTexts } from './form-texts.ts';

/**
 * Gives a form what was typed before: on an earlier page, before a reload, or in the other form
 * of this page. What is in a field already was typed before React came, is newer, and stays.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    contactDraft.begin(typedTexts(element));
    fillIn(element, contactDraft.read());
    return contactDraft.subscribe(() => fillIn(element, contactDraft.read()));
  }, [form]);
}
