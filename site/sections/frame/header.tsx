import { frame, planPage, type Agency } from '#content-model/content.ts';
import { menuDialogId } from '#site/client/dialogs.ts';
import { Icon } from '#site/ui/icon.tsx';
import { lengthName } from '#site/ui/length-name.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import { CallLink } from './call-link.tsx';
import { MenuLinks, type MenuProps } from './menu-links.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** In wide windows it stays in sight as a bar. */
export function Header({ agency, ...menu }: MenuProps & { readonly agency: Agency }) {
  const letters = lettersIn(agency, menu);
  const hasPlan = planPage.hidden !== true && letters + gap + planPage.name.length <= 120;
  return (
    <header
      className={`${styles.header} row`}
      // There is room for a `long` menu in wide windows only, and for the `longest` in none.
      data-menu={lengthName(letters, 90, 148)}
      data-page-header
    >
      <Wordmark agency={agency} />
      <nav className={`${styles.menu} no-print`} aria-label={frame.menuLabel}>
        <MenuLinks {...menu} />
      </nav>
      <div className={`${styles.ways} row`}>
        {hasPlan && (
          <a
            className={`${styles.plan} tap-target no-print`}
            href="/plan"
            aria-current={menu.path === '/plan' ? 'page' : undefined}
          >
            {planPage.name}
          </a>
        )}
        <CallLink />
        <div className={`${styles.consultation} no-print`}>
          <ContactButton size="small">{frame.consultationButton}</ContactButton>
        </div>
        <button
          type="button"
          className={`${styles.menuButton} tap-target no-print`}
          commandfor={menuDialogId}
          command="show-modal"
        >
          {frame.menuButton}
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** An estimate of the width, in letters: what does not fit in the end wraps. */
function lettersIn({ name, phone }: Agency, { menu }: MenuProps): number {
  const words = [phone.display, frame.consultationButton, ...menu.map((item) => item.name)];
  return words.reduce((sum, { length }) => sum + length + gap, Math.min(name.length, 25));
}

/** Between two of them. */
const gap = 4;
