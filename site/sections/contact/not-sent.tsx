import { useId, type MouseEvent, type Ref } from 'react';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { Button } from '#site/ui/button.tsx';
import { contactForm } from '#content-model/content.ts';
import type { Agency } from '#content-model/agency-schema.ts';
import { failureText } from './failure-text.ts';
import { readForm } from './form-text.ts';
import { mailAddress } from './mail-address.ts';
import styles from './notice.module.css';
import type { EmailMessageFailure, FailureReason } from './sending/email-message-outcome.ts';

const text = contactForm.notSent;

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly failure: EmailMessageFailure | undefined;
  /** What the browser believes about the connection by now. */
  readonly isOnline: boolean;
  readonly agency: Pick<Agency, 'phone' | 'email'>;
}

/** The call may have arrived, and only its answer got lost. */
const mayHaveArrived: ReadonlySet<FailureReason> = new Set(['timeout', 'internal']);

/** The script, its token or its way to the server may have failed where a plain form does not. */
const helpsToPost: ReadonlySet<FailureReason> = new Set([...mayHaveArrived, 'unauthenticated']);

/**
 * Says why the message was not sent, and what is left to do. It takes the focus, so screen readers read it.
 * It does not send by itself: the visitor may have called meanwhile.
 */
export function NotSent({ ref, failure, isOnline, agency }: Props) {
  const id = useId();
  const isBack = failure?.reason === 'offline' && isOnline;
  return (
    <div
      ref={ref}
      className={`${styles.notice} strong-links`}
      tabIndex={-1}
      data-outcome
      hidden={!failure}
      {...(failure && {
        role: 'group',
        'aria-labelledby': `${id}title`,
        'aria-describedby': `${id}text`,
      })}
    >
      {failure && (
        <>
          <p className={styles.title} id={`${id}title`}>
            {mayHaveArrived.has(failure.reason) ? text.unsure : text.heading}
          </p>
          <p id={`${id}text`}>
            <span role="status">{isBack && text.backOnline}</span>
            {!isBack && failureText(failure)} {text.textIsThere}
          </p>
          <div className={`${styles.ways} row`}>
            {failure.reason === 'form-changed' ? (
              <Button type="button" size="small" onClick={() => location.reload()}>
                {text.reload}
              </Button>
            ) : (
              <Button type="submit" size="small">
                {isBack ? text.sendNow : text.tryAgain}
              </Button>
            )}
            {helpsToPost.has(failure.reason) && (
              <button type="button" className={styles.plainly} onClick={postPlainly}>
                {text.withoutCheck}
              </button>
            )}
            <p>
              <WithSlots
                text={text.otherWays}
                slots={{
                  phoneLink: (
                    <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>
                  ),
                  ownMailLink: (
                    <a
                      href={`mailto:${agency.email}`}
                      onClick={(event) => addTypedText(event, agency.email)}
                    >
                      {text.ownMail}
                    </a>
                  ),
                }}
              />
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Posts the form as a browser without scripts does, which asks for no check. */
function postPlainly({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  form?.submit();
}

function addTypedText({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, to: string): void {
  const form = link.closest('form');
  if (form) link.href = mailAddress(to, readForm(form));
}
