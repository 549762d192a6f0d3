import { contactDialogId } from '#site/client/dialogs.ts';
import { Icon } from '#site/ui/icon.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { agency, contact as text, contactForm, frame } from '#content-model/content.ts';
import { AnswerTime } from './answer-time.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { ContactForm } from './form/contact-form.tsx';
import { ContactWays, type ContactMode } from './contact-ways.tsx';
import { MessageSent } from './sent/message-sent.tsx';
import { NextSteps } from './sent/next-steps.tsx';
import styles from './contact-section.module.css';

interface Props {
  readonly mode: ContactMode;
  readonly idPrefix: string;
  /** The address of the page, which marks the link to this page itself. */
  readonly path?: string | undefined;
  /** What a message begins with on this page. */
  readonly message?: string | undefined;
}

/**
 * By phone, by email or with the form, which the compact layout hides until its link is pressed
 * (`connectContactChoices`).
 */
export function ContactSection({ mode, idPrefix, path, message }: Props) {
  return (
    <section
      className={`${styles.section} whole`}
      aria-labelledby={`${idPrefix}-heading`}
      data-mode={mode}
      data-contact-section
    >
      <div className={styles.invitation}>
        <h2
          className={styles.heading}
          id={`${idPrefix}-heading`}
          // A screen reader starts here in the dialog, not at its back button.
          {...(mode === 'modal' && { tabIndex: -1, autoFocus: true })}
        >
          {text.heading}
        </h2>
        {mode === 'page' && <p className={`lead ${styles.lead} ${styles.wide}`}>{text.lead}</p>}
        <p className={`lead ${styles.prompt} ${styles.compact} no-print`}>{text.prompt}</p>
        <p className={`${styles.promise} ${styles.compact}`}>
          <AnswerTime text={contactForm.promise} />
        </p>
        <div className={styles.direct} {...hideFromSnippets(agency.sample)}>
          <ContactWays mode={mode} formId={`${idPrefix}-form`} />
          {mode === 'modal' && path !== '/plan' && (
            <p className={styles.plan}>
              <PlanLink />
            </p>
          )}
          {marksAgency(agency) && (
            <p className={`note ${styles.sample}`}>
              <SampleMark text={frame.sampleMark} /> {text.sampleNote}
            </p>
          )}
        </div>
      </div>
      <div className={`${styles.form} no-print`} id={`${idPrefix}-form`} data-contact-form>
        <div className={`${styles.formHead} ${styles.compact} beside`}>
          <button
            type="button"
            className={`${styles.back} tap-target tinted-on-hover`}
            data-contact-back
          >
            <Icon name="back" size="1.5rem" />
            {text.form.back}
          </button>
          <h3 className={styles.formHeading} tabIndex={-1} data-contact-form-heading>
            {contactForm.name}
          </h3>
        </div>
        <div
          className={`${styles.panel} panel`}
          data-ground="paper"
          data-script="contact-form"
          data-script-early
        >
          <ContactForm {...{ idPrefix, path, message }} isInDialog={mode === 'modal'} />
          <MessageSent dialogId={mode === 'modal' ? contactDialogId : undefined} />
        </div>
      </div>
      <div className={styles.next}>
        <NextSteps level={3} />
      </div>
    </section>
  );
}
