import { contact } from '#content-model/content.ts';
import styles from './copy-number.module.css';

/** Copies the phone number. Shown by `connectCopyButtons` where the browser can do it. */
export function CopyNumber({ number }: { readonly number: string }) {
  return (
    <span className={`${styles.copy} no-print`} data-copy={number} hidden>
      <button type="button" className="link-button note">
        {contact.call.copy}
      </button>
      <span className="note" role="status" data-copied={contact.call.copied} />
    </span>
  );
}
