import { contactForm, messageSentPage as text, privacyPage } from '#content-model/content.ts';
import { messageSentTarget } from '#contract/plain-form.ts';
import { longWord } from '#site/ui/length-name.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { Steps } from '#site/ui/steps.tsx';
import { BesidePicture } from '../../page-head/beside-picture.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import styles from './answer-page.module.css';
import { AnswerTime } from '../answer-time.tsx';
import { BookingLink } from '../booking-link.tsx';
import { ContactButton } from '../contact-button.tsx';
import { FounderLine } from '../founder-line.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { NextSteps } from './next-steps.tsx';

interface Props {
  /** Whether emails are sent, or stay on the server as files. */
  readonly sendsMail: boolean;
}

/**
 * Confirms a plainly posted message to those who come to its id, which only the backend's answer does. To
 * others it says that nothing was sent.
 */
export function MessageSentPage({ sendsMail }: Props) {
  const steps = sendsMail ? text.steps : [privacyPage.message.arrived.notEmailed];
  return (
    <div className={styles.sentPage} id={messageSentTarget} tabIndex={-1} data-message-sent>
      <PageHead
        heading={
          <>
            <span className={styles.sent} {...longWord(text.heading)}>
              {text.heading}
            </span>
            <span className={styles.notSent} {...longWord(text.notSent.heading)}>
              {text.notSent.heading}
            </span>
          </>
        }
        lead={
          <>
            <span className={styles.sent}>{text.lead}</span>
            <span className={styles.notSent}>{text.notSent.text}</span>
          </>
        }
        actions={
          <>
            <div className={styles.notSent}>
              <ContactButton>{text.notSent.button}</ContactButton>
            </div>
            <TextLink href="/">{text.button}</TextLink>
          </>
        }
        pictureStands="beside"
        skyline={text.skyline}
      >
        <BesidePicture className="rounded" picture={text.picture} place="answer" />
      </PageHead>
      <div className={styles.page}>
        <div className={`${styles.words} ${styles.sent} stack-4 lead strong-links`}>
          <Steps>
            {steps}
            <AnswerTime text={text.answer} />
          </Steps>
        </div>
        <div className={`${styles.words} ${styles.sent} stack-4 lead strong-links`}>
          <BookingLink />
          <FounderLine />
          <p>
            <WithSlots text={contactForm.sent.urgent} slots={{ phoneLink: <PhoneLink /> }} />
          </p>
        </div>
        <div className={styles.notSent}>
          <NextSteps level={2} />
        </div>
      </div>
    </div>
  );
}
