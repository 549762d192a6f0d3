import { useSyncExternalStore, type ReactNode } from 'react';
import { contactDraft } from '#site/client/contact-draft.ts';
import { emptyDraft } from '#site/client/draft-texts.ts';
import { mailAddress } from './mail-address.ts';

/** A mail link that carries what stands in the form at this moment. */
export function MailLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const texts = useSyncExternalStore(contactDraft.subscribe, contactDraft.read, () => emptyDraft);
  return <a href={mailAddress(to, texts)}>{children}</a>;
}
