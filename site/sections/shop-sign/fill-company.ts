import { saveDraft, withDraft } from '../contact/form/draft.ts';
import { emptyText } from '../contact/form/form-text.ts';

/** Changes Company in the draft of the contact forms, unless the visitor typed another one. */
export function fillCompany(from: string, to: string): void {
  const draft = withDraft(emptyText);
  if (draft.company === from) saveDraft({ ...draft, company: to });
}
