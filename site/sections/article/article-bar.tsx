import type { Agency } from '#contract/agency.ts';
import { Icon } from '#site/ui/icon.tsx';
import { unquoted } from '#site/ui/unquoted.ts';
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
      <a href={`tel:${agency.phone.international}`}>
        <Icon name="phone" />
        <span className={styles.number} {...unquoted(agency.sample)}>
          <span className="visually-hidden">Call </span>
          {agency.phone.display}
        </span>
      </a>
    </div>
  );
}
