import { useEffect, useRef } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { Button } from '#site/ui/button.tsx';
import type { Agency } from '#contract/content/agency-schema.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import styles from './message-sent.module.css';

interface Props {
  readonly message: ContactMessage;
  readonly agency: Pick<Agency, 'phone' | 'answersWithin'>;
  readonly dialogId: string | undefined;
  readonly onAnother: () => void;
}

/** Replaces the form, and takes the focus, once the message is stored. */
export function MessageSent({ message, agency, dialogId, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent} role="status" data-sent>
      <Icon name="check" size="3rem" className={styles.check} />
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        Thank you, <bdi>{message.name}</bdi>.
      </h3>
      <p>
        Your message is with us, and we answer within {agency.answersWithin}. Look for our email at{' '}
        <bdi>{message.email}</bdi>. If none comes, we have your message all the same.
      </p>
      <p>
        Is it urgent? Call <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>.
      </p>
      <div className={styles.next}>
        {dialogId && (
          <Button size="small" commandfor={dialogId} command="close" value="sent">
            Done
          </Button>
        )}
        <button type="button" className={styles.another} onClick={onAnother}>
          Send another message
        </button>
      </div>
    </div>
  );
}
