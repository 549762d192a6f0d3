import { useState } from 'react';
import type { Agency } from '#contract/agency.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';

export interface ContactFormProps {
  /** Keeps the ids of several forms on one page apart. */
  readonly idPrefix: string;
  /** Where the visitor can turn to if the form fails them, and how soon there is an answer. */
  readonly agency: Pick<Agency, 'phone' | 'email' | 'answersWithin'>;
  /** The dialog that it stands in, to be left once the message is sent. */
  readonly dialogId?: string;
}

/**
 * The contact form. As served it posts plainly to the backend; with React it tells problems as
 * they are left behind, sends without leaving the page, and confirms in its place.
 */
export function ContactForm({ idPrefix, agency, dialogId }: ContactFormProps) {
  const [sent, setSent] = useState<ContactMessage>();
  const [another, setAnother] = useState(false);

  if (sent) {
    const startAnother = () => {
      setAnother(true);
      setSent(undefined);
    };
    return (
      <MessageSent message={sent} agency={agency} dialogId={dialogId} onAnother={startAnother} />
    );
  }
  return <MessageForm idPrefix={idPrefix} agency={agency} takesFocus={another} onSent={setSent} />;
}
