import type { Agency } from '#contract/agency.ts';
import { contactDialogId, menuDialogId } from '#site/browser/dialog-ids.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuLinks } from './menu-links.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

interface Props {
  readonly agency: Agency;
  readonly menu: readonly MenuItem[];
  /** The address of the page, such as `/about`. */
  readonly path: string;
}

/** The top of every page: who this is, where to go, and two ways to talk to a person. */
export function Header({ agency, menu, path }: Props) {
  return (
    <header className={styles.header}>
      <Wordmark agency={agency} />
      <nav className={styles.menu} aria-label="Main">
        <MenuLinks menu={menu} path={path} />
      </nav>
      <a className={styles.phone} href={`tel:${agency.phone.international}`}>
        <Icon name="phone" />
        <span className={styles.number}>
          <span className="visually-hidden">Call </span>
          {agency.phone.display}
        </span>
      </a>
      <div className={styles.consultation}>
        <Button
          size="small"
          commandfor={contactDialogId}
          command="show-modal"
          data-event="open_contact"
        >
          Free Consultation
        </Button>
      </div>
      <button
        type="button"
        className={styles.menuButton}
        commandfor={menuDialogId}
        command="show-modal"
      >
        Menu
        <Icon name="menu" />
      </button>
    </header>
  );
}
