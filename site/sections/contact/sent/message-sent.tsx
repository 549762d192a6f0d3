import { Icon } from '#site/ui/icon.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { Button } from '#site/ui/button.tsx';
import { agency, contact, contactForm } from '#content-model/content.ts';
import { AnswerTime } from '../answer-time.tsx';
import { takesVisitor } from '../booking-address.ts';
import { BookingLink } from '../booking-link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import styles from './message-sent.module.css';

const text = contactForm.sent;

interface Props {
  /** The dialog around the form, to be closed. */
  readonly dialogId: string | undefined;
}

/** What replaces the form once the message is stored: `show-confirmation.ts` fills it in. */
export function MessageSent({ dialogId }: Props) {
  return (
    <template data-confirmation>
      <div className={`${styles.sent} stack-3 from-start strong-links`} role="status" data-sent>
        <Icon name="check" size="3rem" className={styles.check} />
        <h3 className={styles.heading} tabIndex={-1} data-sent-heading>
          <WithSlots text={text.heading} slots={{ visitor: <bdi data-typed="name" /> }} />
        </h3>
        <p>
          <AnswerTime text={text.text} slots={{ visitorEmail: <bdi data-typed="email" /> }} />
        </p>
        <p>
          <WithSlots text={text.urgent} slots={{ phoneLink: <PhoneLink /> }} />
        </p>
        <div className={`${styles.next} row`}>
          {dialogId && (
            <Button size="small" commandfor={dialogId} command="close" value="sent">
              {text.done}
            </Button>
          )}
          <BookingLink />
          <button type="button" className="link-button" data-another>
            {text.another}
          </button>
        </div>
        {agency.booking !== undefined && takesVisitor(agency.booking) && (
          <p className="note">{contact.booking.prefilled}</p>
        )}
      </div>
    </template>
  );
}
