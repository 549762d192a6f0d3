import { useId, type MouseEvent, type Ref } from 'react';
import { contactDraft } from '#site/client/contact-draft.ts';
import { markDraftPosted } from '#site/client/draft-posted.ts';
import type { EmailMessageFailure, FailureReason } from '#site/client/email-message-outcome.ts';
import { Button } from '#site/ui/button.tsx';
import type { Agency } from '#contract/agency.ts';
import { backOnlineWords, failureWords } from './failure-words.ts';
import { MailLink } from './mail-link.tsx';
import styles from './notice.module.css';
import { useKeptMessage } from './use-kept-message.ts';

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

/**
 * Says that the message has not gone out, why, and the ways that are left. Once the connection is
 * back it offers to send: in about as many words, so that what is in use below stays in its place,
 * and not by itself, since the visitor may have called meanwhile. It is read by taking the focus, so
 * that only the words on a connection that is back are a status. Empty and hidden otherwise; where no
 * script runs, the backend writes its sentence here (`contract/problem-page.ts`).
 */
export function NotSent({ ref, failure, online, agency, onDiscard }: Props) {
  const id = useId();
  const kept = useKeptMessage();
  const isBack = failure?.reason === 'offline' && online;
  const unsure = failure?.reason === 'timeout' || kept?.unsure === true;
  return (
    <div
      ref={ref}
      className={styles.notice}
      tabIndex={-1}
      data-outcome
      hidden={!failure}
      {...(failure && {
        role: 'group',
        'aria-labelledby': `${id}title`,
        'aria-describedby': `${id}words`,
      })}
    >
      {failure && (
        <>
          <p className={styles.title} id={`${id}title`}>
            {unsure
              ? 'We do not know whether your message arrived'
              : 'Your message has not been sent'}
          </p>
          <p id={`${id}words`}>
            <span role="status">{isBack && backOnlineWords}</span>
            {!isBack && failureWords(failure, kept?.firstTry)} Everything you typed is still here.
            {kept && ` This browser keeps what you tried to send until ${kept.day}.`}
          </p>
          <div className={styles.ways}>
            <Button type="submit" size="small">
              {isBack ? 'Send now' : 'Try again'}
            </Button>
            {helpsToPost.has(failure.reason) && (
              <button type="button" className={styles.plainly} onClick={postPlainly}>
                Send without the check
              </button>
            )}
            <button type="button" className={styles.discard} onClick={onDiscard}>
              Discard it
            </button>
            <p>
              Or call <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>, or{' '}
              <MailLink to={agency.email}>send it from your own mail</MailLink>.
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Posts the form as a browser without scripts does, which asks for no check. */
function postPlainly({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  contactDraft.hold(true);
  markDraftPosted();
  form?.submit();
}
