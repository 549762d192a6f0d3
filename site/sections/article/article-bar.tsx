import type { Agency } from '#contract/agency.ts';
import { Icon } from '#site/ui/icon.tsx';
import { CallLink } from '../frame/call-link.tsx';
import styles from './article-bar.module.css';
import { sheetId } from './modal-sheet.ts';

/** In narrow windows, above the text and at the top of the window: the way on, and a call. */
export function ArticleBar({ agency }: { readonly agency: Agency }) {
  return (
    <div className={styles.bar} data-ground="light">
      <button type="button" popoverTarget={sheetId}>
        Other services and contents
        <Icon name="menu" />
      </button>
      <CallLink agency={agency} />
    </div>
  );
}
