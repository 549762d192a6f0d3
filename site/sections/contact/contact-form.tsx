import { useState } from 'react';
import { functionsAddress } from '#site/client/functions-address.ts';
import { Button } from '#site/ui/button.tsx';
import field from '#site/ui/field.module.css';
import { Field } from '#site/ui/field.tsx';
import { contactForm } from '#content-model/content.ts';
import type { Agency } from '#content-model/agency-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { contactFormAddress, trapField } from '#contract/plain-form.ts';
import { useHydrated, useOnline } from './browser-state.ts';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent.tsx';
import { NotSent } from './not-sent.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { useMessageForm } from './use-message-form.ts';

const text = contactForm;

interface ContactFormProps {
  /** Keeps the ids of several forms on one page apart. */
  readonly idPrefix: string;
  /** What to offer if the form fails. */
  readonly agency: Pick<Agency, 'phone' | 'email'>;
  /** The dialog around the form, to be closed once the message is sent. */
  readonly dialogId?: string | undefined;
}

/**
 * The contact form. As served it posts plainly; with React it shows problems as fields are left, sends without
 * leaving the page, and confirms in its place.
 */
export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState<ContactMessage>();
  const [isAnother, setAnother] = useState(false);

  if (sent) {
    const startAnother = () => {
      setAnother(true);
      setSent(undefined);
    };
    return <MessageSent {...props} message={sent} onAnother={startAnother} />;
  }
  return <MessageForm {...props} takesFocus={isAnother} onSent={setSent} />;
}

/** Returns the id of a contact form, by what keeps it apart from others on the page. */
export const contactFormId = (idPrefix: string) => `${idPrefix}-contact-form`;

interface MessageFormProps extends ContactFormProps {
  /** True where the visitor asked for this form with a button that is gone now. */
  readonly takesFocus: boolean;
  readonly onSent: (message: ContactMessage) => void;
}

function MessageForm({ idPrefix, agency, dialogId, takesFocus, onSent }: MessageFormProps) {
  // Until then only the browser can check the fields before the form is posted.
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  const { formRef, summaryRef, outcomeRef, handlers, problems, hints, report, isSending } =
    useMessageForm({ takesFocus, onSent });
  const failure = report?.kind === 'failed' ? report : undefined;

  return (
    <form
      {...handlers}
      ref={formRef}
      id={contactFormId(idPrefix)}
      className={styles.form}
      method="post"
      action={functionsAddress(contactFormAddress)}
      aria-label={text.name}
      aria-busy={isSending}
      noValidate={isHydrated}
      // A page must not offer one tool twice, and in a closed dialog nobody would see it filled in.
      {...(dialogId === undefined && agentTool)}
    >
      <ProblemSummary
        ref={summaryRef}
        idPrefix={idPrefix}
        found={report?.kind === 'problems' ? report.problems : {}}
        problems={problems}
      />
      <NotSent ref={outcomeRef} failure={failure} isOnline={isOnline} agency={agency} />
      <p className="note">{hint}</p>
      <div className={field.fields}>
        {contactFields.map(({ name, label, isRequired, multiline, options, control }) => (
          <Field
            key={name}
            id={`${idPrefix}-${name}`}
            name={name}
            label={label}
            optionalMark={isRequired ? undefined : text.optional}
            multiline={multiline}
            options={options && [text.choose, ...options]}
            problem={problems[name]}
            hint={hints[name]}
            readOnly={isSending}
            enterKeyHint={multiline ? 'enter' : 'next'}
            {...control}
          />
        ))}
      </div>
      <div className={styles.trap} aria-hidden>
        <label htmlFor={`${idPrefix}-${trapField}`}>{text.trap}</label>
        <input id={`${idPrefix}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={`${styles.send} row`}>
        <Button
          type="submit"
          look="action"
          data-send
          hasLine
          aria-disabled={isSending}
          // A problem shown as the field is left would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isSending ? text.sending : text.send}
        </Button>
        <p>
          <b>{text.promise}</b>
          <a
            className="note tap-target"
            href="/privacy"
            aria-current={isHydrated && location.pathname === '/privacy' ? 'page' : undefined}
          >
            {text.privacyLink}
          </a>
        </p>
      </div>
      <span className="visually-hidden" role="status">
        {isSending ? text.sendingStatus : ''}
      </span>
      <p className={`note ${styles.connection}`} role="status">
        {!isHydrated && (
          <span data-offline-note hidden>
            {text.offlineWithoutScript}
          </span>
        )}
        {isHydrated && !isOnline && !failure && text.offline}
      </p>
    </form>
  );
}

/** For the browser's software agent: https://developer.chrome.com/docs/ai/webmcp/declarative-api */
const agentTool = {
  toolname: 'contact_agency',
  tooldescription: text.agentTool,
};

const requiredFields = contactFields.filter(({ isRequired }) => isRequired);
const hint =
  requiredFields.length === contactFields.length
    ? fillSlots(text.allNeeded, {
        count: text.numbers[requiredFields.length - 1] ?? requiredFields.length,
      })
    : text.someNeeded;
