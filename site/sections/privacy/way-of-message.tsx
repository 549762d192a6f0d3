import type { ReactNode } from 'react';
import { Only } from './only.tsx';
import styles from './way-of-message.module.css';
import { Words } from './words.tsx';

/** The stations of a message, from the first notification typed to the day it is deleted. */
export function WayOfMessage({ answersWithin }: { readonly answersWithin: string }) {
  return (
    <section className={styles.way} aria-labelledby="way-heading">
      <h2 id="way-heading">The way it takes</h2>
      <ol className={styles.stations}>
        <Station name="You type">
          Your words stay in your browser. Nothing of them reaches us before you press Send.
        </Station>
        <Station name="You press Send">
          Your message is stored in the database of this site.{' '}
          <Only when="runs at Google">Google keeps that for us, on its machines.</Only>
        </Station>
        <Station name="It reaches us">
          <Only when="sends mail">
            A notification with it goes to our mailbox, and a confirmation to yours, through our
            mail service.
          </Only>
          <Only when="keeps mail">
            A notification and a confirmation are written, but this copy of the site sends no mail:
            they stay on its server.
          </Only>
          <Only when="passes on">
            A copy also goes to <Words of="chat service" />, whole or in part, so that we see it at
            once.
          </Only>
        </Station>
        <Station name="We answer">
          One of us reads it, and you have an answer within {answersWithin}. We use it for nothing
          else.
        </Station>
        <Station name="It is deleted">
          <Only when="forgets by itself">
            After <Words of="retention" /> the site forgets it by itself, as soon as no notification
            of it is waiting. Copies that have left the site, such as a notification in our mailbox,
            stay until we delete them.
          </Only>
          <Only when="forgets when asked">No day is set: it stays until we delete it.</Only>
          Ask us, and we do. A backup may hold it a while longer.
        </Station>
      </ol>
      <p className={styles.robots}>
        <strong>To keep robots out,</strong>{' '}
        <Only when="has proof of work">
          your browser does a small sum for our server while you fill in the form. No other company
          takes part.
        </Only>
        <Only when="has reCAPTCHA">
          the form uses Google’s reCAPTCHA. For that, Google sees your IP address and how you use
          the page.
        </Only>
        Your browser is then given a pass: a short signed note, sent along with your message, that
        lets it in.
      </p>
    </section>
  );
}

function Station({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{children}</p>
    </li>
  );
}
