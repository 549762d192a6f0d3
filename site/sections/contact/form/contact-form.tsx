import { functionsAddress } from '#site/client/functions-address.ts';
import { Button } from '#site/ui/button.tsx';
import field from '#site/ui/field.module.css';
import { Field } from '#site/ui/field.tsx';
import { contactForm } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { contactFormAddress, trapField } from '#contract/plain-form.ts';
import { AnswerTime } from '../answer-time.tsx';
import styles from './contact-form.module.css';
import { NotSent } from './not-sent.tsx';
import { ProblemSummary } from './problem-summary.tsx';

const text = contactForm;

interface ContactFormProps {
  /** Keeps the ids of several forms on one page apart. */
  readonly idPrefix: string;
  readonly isInDialog?: boolean;
  /** The address of the page, which marks the link to this page itself. */
  readonly path?: string | undefined;
  /** What the message begins with on this page. */
  readonly message?: string | undefined;
}

/** The contact form. As served it posts plainly; `connect-contact-form.ts` does the rest. */
export function ContactForm({ idPrefix, isInDialog = false, path, message }: ContactFormProps) {
  return (
    <form
      id={contactFormId(idPrefix)}
      className={`${styles.form} stack-4 from-start`}
      method="post"
      action={functionsAddress(contactFormAddress)}
      aria-label={text.name}
      data-message={message}
      // A page must not offer one tool twice, and in a closed dialog nobody would see it filled in.
      {...(!isInDialog && agentTool)}
    >
      <ProblemSummary idPrefix={idPrefix} />
      <NotSent idPrefix={idPrefix} />
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
            enterKeyHint={multiline ? 'enter' : 'next'}
            defaultValue={name === 'message' ? message : undefined}
            {...control}
          />
        ))}
      </div>
      <div className={styles.trap} aria-hidden>
        <label htmlFor={`${idPrefix}-${trapField}`}>{text.trap}</label>
        <input id={`${idPrefix}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={`${styles.send} row`}>
        <Button type="submit" look="action" data-send hasLine>
          <span data-send-label>{text.send}</span>
          <span data-sending-label hidden>
            {text.sending}
          </span>
        </Button>
        <p>
          <b>
            <AnswerTime text={text.promise} />
          </b>
        </p>
        <a
          className="note tap-target"
          href="/privacy"
          aria-current={path === '/privacy' ? 'page' : undefined}
        >
          {text.privacyLink}
        </a>
      </div>
      <span className="visually-hidden" role="status" data-sending-status />
      <p className={`note ${styles.connection}`} role="status" data-connection>
        <span data-offline-note hidden>
          {text.offlineWithoutScript}
        </span>
      </p>
    </form>
  );
}

/** Returns the id of a contact form, by what keeps it apart from others on the page. */
export const contactFormId = (idPrefix: string) => `${idPrefix}-contact-form`;

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
