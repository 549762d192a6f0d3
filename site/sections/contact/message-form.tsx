import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { contactFieldNames } from '#contract/contact-fields.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { contactFormAddress, trapField } from '#contract/plain-form.ts';
import { functionsAddress } from '#site/client/functions-address.ts';
import { contactFieldLooks } from './contact-fields.ts';
import type { ContactFormProps } from './contact-form.tsx';
import styles from './message-form.module.css';
import { ArchivedMessage } from './kept-message.tsx';
import { NotSent } from './not-sent.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useMessageForm } from './use-message-form.ts';
import { useOnline } from './use-online.ts';

interface Props extends ContactFormProps {
  /** True where the visitor has asked for this form by a button that is gone now. */
  readonly takesFocus: boolean;
  readonly onSent: (message: ContactMessage) => void;
}

/** The five fields, their problems, and the button that sends them. */
export function MessageForm({ idPrefix, agency, takesFocus, onSent }: Props) {
  // Until then the browser itself has to check, since nobody else does before the form is posted.
  const hydrated = useHydrated();
  const online = useOnline();
  const {
    formRef,
    summaryRef,
    outcomeRef,
    handlers,
    discarding,
    problems,
    report,
    sending,
    locked,
  } = useMessageForm({ takesFocus, onSent });
  const failure = report?.kind === 'failed' ? report : undefined;

  return (
    <form
      {...handlers}
      ref={formRef}
      className={styles.form}
      method="post"
      action={functionsAddress(contactFormAddress)}
      aria-label="Contact Form"
      aria-busy={sending}
      noValidate={hydrated}
    >
      <ProblemSummary
        ref={summaryRef}
        idPrefix={idPrefix}
        found={report?.kind === 'problems' ? report.problems : {}}
        problems={problems}
      />
      <NotSent
        ref={outcomeRef}
        failure={failure}
        online={online}
        agency={agency}
        onDiscard={discarding.onDiscard}
      />
      <ArchivedMessage silent={sending || report !== undefined} {...discarding} />
      <p className={styles.hint}>Please fill in all five fields.</p>
      <div className={styles.fields}>
        {contactFieldNames.map((field) => (
          <Field
            key={field}
            id={`${idPrefix}-${field}`}
            name={field}
            problem={problems[field]}
            readOnly={locked}
            {...contactFieldLooks[field]}
          />
        ))}
      </div>
      <div className={styles.trap} aria-hidden>
        <label htmlFor={`${idPrefix}-${trapField}`}>Leave this field empty</label>
        <input id={`${idPrefix}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.send}>
        <Button
          type="submit"
          data-send
          icon={<LineIcon />}
          aria-disabled={sending}
          // Pressing must not take the focus out of a field: the problem that this would show moves
          // the button away from under the pointer, and the click would hit nothing.
          onMouseDown={(event) => event.preventDefault()}
        >
          {sending ? 'Sending…' : 'Send'}
        </Button>
        <a
          className={styles.privacy}
          href="/privacy"
          aria-current={hydrated && location.pathname === '/privacy' ? 'page' : undefined}
        >
          Privacy: what we keep
        </a>
      </div>
      <span className="visually-hidden" role="status">
        {sending ? 'Sending your message' : ''}
      </span>
      <p className={styles.connection} role="status">
        {!hydrated && (
          <span data-offline-note hidden>
            You are offline. What you typed stays here; send once you are connected.
          </span>
        )}
        {hydrated &&
          !online &&
          !failure &&
          'You seem to be offline. What you type stays here, and you can send it once you are back.'}
      </p>
    </form>
  );
}
