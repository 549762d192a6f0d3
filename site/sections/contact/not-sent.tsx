import type { Ref } from 'react';
import type { EmailMessageFailure, FailureReason } from '#site/browser/email-message-outcome.ts';
import { Button } from '#site/ui/button.tsx';
import type { Agency } from '#contract/agency.ts';
import { failureWords } from './failure-words.ts';
import { MailLink } from './mail-link.tsx';
import styles from './notice.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly failure: EmailMessageFailure | undefined;
  readonly agency: Pick<Agency, 'phone' | 'email'>;
}

/** Where the script, its token or its way to the server may be at fault, and a plain form is not. */
const helpsToPost: ReadonlySet<FailureReason> = new Set(['unauthenticated', 'timeout', 'internal']);

/** Posts the form as a browser without scripts does, which asks for no check. */
function SendPlainly() {
  return (
    <>
      <button
        type="button"
        className={styles.plainly}
        onClick={(event) => event.currentTarget.form?.submit()}
      >
        send it the plain way
      </button>
      ,{' '}
    </>
  );
}

/**
 * Says that the message has not gone out, why, and the ways that are left. Empty and hidden
 * otherwise; where no script runs, the backend writes its sentence here
 * (`contract/problem-page.ts`).
 */
export function NotSent({ ref, failure, agency }: Props) {
  return (
    <div
      ref={ref}
      className={styles.notice}
      role="alert"
      tabIndex={-1}
      data-outcome
      hidden={!failure}
    >
      {failure && (
        <>
          <p className={styles.title}>Your message has not been sent</p>
          <p>{failureWords(failure)} Everything you typed is still here.</p>
          <div className={styles.ways}>
            <Button type="submit" size="small">
              Try again
            </Button>
            <p>
              Or {helpsToPost.has(failure.reason) && <SendPlainly />}
              call <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>, or{' '}
              <MailLink to={agency.email}>send it from your own mail</MailLink>.
            </p>
          </div>
        </>
      )}
    </div>
  );
}
