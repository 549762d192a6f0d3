import { useEffect, useRef } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { Button } from '#site/ui/button.tsx';
import { contactForm } from '#content-model/content.ts';
import type { Agency } from '#content-model/agency-schema.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import styles from './message-sent.module.css';

const text = contactForm.sent;

interface Props {
  readonly message: ContactMessage;
  readonly agency: Pick<Agency, 'phone'>;
  readonly dialogId?: string | undefined;
  readonly onAnother: () => void;
}

/** Replaces the form, and takes the focus, once the message is stored. */
export function MessageSent({ message, agency, dialogId, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.sent} strong-links`} role="status" data-sent>
      <Icon name="check" size="3rem" className={styles.check} />
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        <WithSlots text={text.heading} slots={{ visitor: <bdi>{message.name}</bdi> }} />
      </h3>
      <p>
        <WithSlots text={text.text} slots={{ visitorEmail: <bdi>{message.email}</bdi> }} />
      </p>
      <p>
        <WithSlots
          text={text.urgent}
          slots={{
            phoneLink: <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>,
          }}
        />
      </p>
      <div className={`${styles.next} row`}>
        {dialogId && (
          <Button size="small" commandfor={dialogId} command="close" value="sent">
            {text.done}
          </Button>
        )}
        <button type="button" className="link-button" onClick={onAnother}>
          {text.another}
        </button>
      </div>
    </div>
  );
}
