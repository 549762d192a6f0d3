import { contactDraftKey } from '#site/browser/contact-draft.ts';
import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import type { Agency } from '#contract/agency.ts';
import styles from './answer-page.module.css';

/**
 * Where a message that was posted without a script ends well. `data-message-sent` is for
 * `forgetPostedDraft`.
 */
export function MessageSentPage({
  agency,
}: {
  readonly agency: Pick<Agency, 'phone' | 'answersWithin'>;
}) {
  return (
    <div className={styles.page} data-message-sent={contactDraftKey}>
      <h1 className={styles.heading}>Your message is with us</h1>
      <div className={styles.words}>
        <p>Thank you. We answer within {agency.answersWithin}.</p>
        <p>A receipt is on its way to your mailbox, with everything you wrote.</p>
        <p>
          Is it urgent? Call{' '}
          <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>.
        </p>
      </div>
      <ButtonLink href="/" icon={<LineIcon />}>
        Back to the home page
      </ButtonLink>
    </div>
  );
}
