import { articlePage } from '#content-model/content.ts';
import { sheetId } from '#site/client/touched/make-sheet-modal.ts';
import { Icon } from '#site/ui/icon.tsx';
import { CallLink } from '../frame/call-link.tsx';
import styles from './article-bar.module.css';

/** The bar above the text in narrow windows: it opens the sheet, and has the phone number. */
export function ArticleBar() {
  return (
    <div className={`${styles.bar} with-script no-print`} data-ground="light">
      <button type="button" popoverTarget={sheetId}>
        <Icon name="menu" />
        {articlePage.sheetButton}
      </button>
      <CallLink />
    </div>
  );
}
