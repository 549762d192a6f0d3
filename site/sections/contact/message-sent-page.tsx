import { drawing } from '#site/content/drawing.ts';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import type { Agency } from '#contract/content/agency-schema.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import styles from './answer-page.module.css';

/** Confirms a message that was posted without a script. `finishPlainPost` knows it by its mark. */
export function MessageSentPage({
  agency,
}: {
  readonly agency: Pick<Agency, 'phone' | 'answersWithin'>;
}) {
  return (
    <div className={styles.page} data-columns="picture" data-message-sent>
      <div className={styles.column}>
        <h1 className={styles.heading}>Your message is with us</h1>
        <div className={styles.words}>
          <p>Thank you. This is what happens next:</p>
          <ol className={styles.next}>
            <li>
              <Waypoint number={1} />
              Check your inbox for an email from us. If none comes, we have your message all the
              same.
            </li>
            <li>
              <Waypoint number={2} />
              One of us reads your message and answers within {agency.answersWithin}.
            </li>
          </ol>
          <p>
            Is it urgent? Call{' '}
            <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>.
          </p>
        </div>
        <ButtonLink href="/" icon={<LineIcon />}>
          Back to the home page
        </ButtonLink>
      </div>
      <img
        className={styles.picture}
        {...drawing('message-sent.svg')}
        alt="A letter carrier hands a letter over at the agency’s open door. Somebody at the desk inside waves."
      />
    </div>
  );
}
