import type { Ref } from 'react';
import type { EmailMessageFailure, FailureReason } from '#site/browser/email-message-outcome.ts';
import { Button } from '#site/ui/button.tsx';
import type { Agency } from '#contract/agency.ts';
import { backOnlineWords, failureWords } from './failure-words.ts';
import { MailLink } from './mail-link.tsx';
import styles from './notice.module.css';
import { useKeptUntil } from './use-kept-until.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly failure: EmailMessageFailure | undefined;
  /** What the browser believes about the connection by now. */
  readonly online: boolean;
  readonly agency: Pick<Agency, 'phone' | 'email'>;
  readonly onDiscard: () => void;
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
 * Says that the message has not gone out, why, and the ways that are left. Once the connection is
 * back it offers to send: in about as many words, so that what is in use below stays in its place,
 * and not by itself, since the visitor may have called meanwhile. Empty and hidden otherwise; where
 * no script runs, the backend writes its sentence here (`contract/problem-page.ts`).
 */
export function NotSent({ ref, failure, online, agency, onDiscard }: Props) {
  const keptUntil = useKeptUntil();
  const isBack = failure?.reason === 'offline' && online;
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
          <p>
            {isBack ? backOnlineWords : failureWords(failure)}{' '}
            {keptUntil
              ? `Everything you typed is still here, and this browser keeps it until ${keptUntil}.`
              : 'Everything you typed is still here.'}
          </p>
          <div className={styles.ways}>
            <Button type="submit" size="small">
              {isBack ? 'Send now' : 'Try again'}
            </Button>
            <button type="button" className={styles.discard} onClick={onDiscard}>
              Discard it
            </button>
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
