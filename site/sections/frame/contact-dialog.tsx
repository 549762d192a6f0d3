import type { PropsWithChildren } from 'react';
import { frame } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { contactDialogId } from '#site/client/dialogs.ts';
import dialog from '#site/ui/dialog.module.css';
import styles from './contact-dialog.module.css';

/** The dialog behind every 'Free Consultation' and 'Contact Us' button. */
export function ContactDialog({ children }: PropsWithChildren) {
  return (
    <dialog
      id={contactDialogId}
      className={`${dialog.dialog} ${styles.dialog}`}
      aria-label={frame.contactDialog}
      closedby="any"
      data-ground="paper"
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={`${dialog.leave} tap-target tinted-on-hover`}
          commandfor={contactDialogId}
          command="close"
          value="back"
        >
          <Icon name="back" size="1.5rem" />
          {frame.backToPage}
        </button>
      </div>
      {children}
    </dialog>
  );
}
