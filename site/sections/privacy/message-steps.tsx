import type { ReactNode } from 'react';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import styles from './message-steps.module.css';

interface MessageStepsProps {
  readonly answersWithin: string;
  readonly facts: PrivacyFacts;
}

/** What happens to a message, from typing to deletion. */
export function MessageSteps({ answersWithin, facts }: MessageStepsProps) {
  const { retentionDays, sendsMail, chatService, botCheck, runsAtGoogle } = facts;
  return (
    <section aria-labelledby="way-heading">
      <h2 id="way-heading">The way it takes</h2>
      <ol className={styles.list}>
        <Step name="You type">
          Your words stay in your browser. Nothing of them reaches us before you press Send.
        </Step>
        <Step name="You press Send">
          Your message is stored in the database of this site.{' '}
          {runsAtGoogle && <>Google keeps that for us, on its machines. </>}
        </Step>
        <Step name="It reaches us">
          {sendsMail ? (
            <>
              A letter with it goes to our mailbox, and a confirmation to yours, through our mail
              service.{' '}
            </>
          ) : (
            <>
              A letter and a confirmation are written, but this copy of the site sends no mail: they
              stay on its server.{' '}
            </>
          )}
          {chatService !== undefined && (
            <>A copy also goes to {chatService}, whole or in part, so that we see it at once. </>
          )}
        </Step>
        <Step name="We answer">
          One of us reads it, and you have an answer within {answersWithin}. We use it for nothing
          else.
        </Step>
        <Step name="It is deleted">
          {retentionDays === undefined ? (
            <>No day is set: it stays until we delete it. </>
          ) : (
            <>
              After {retentionDays === 1 ? '1 day' : `${retentionDays} days`} the site forgets it by
              itself, as soon as no letter of it is waiting. Copies that have left the site, such as
              a letter in our mailbox, stay until we delete them.{' '}
            </>
          )}
          Ask us, and we do. A backup may hold it a while longer.
        </Step>
      </ol>
      <p className={styles.robots}>
        <strong>To keep robots out,</strong>{' '}
        {botCheck === 'proof-of-work' ? (
          <>
            your browser does a small sum for our server while you fill in the form. No other
            company takes part.{' '}
          </>
        ) : (
          <>
            the form uses Google’s reCAPTCHA. For that, Google sees your IP address and how you use
            the page.{' '}
          </>
        )}
        Your browser is then given a pass: a short signed note, sent along with your message, that
        lets it in.
      </p>
    </section>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{children}</p>
    </li>
  );
}
