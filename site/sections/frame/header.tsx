import type { Agency } from '#contract/agency.ts';
import { Mark } from '#site/art/mark/mark.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { MenuItem } from './menu-item.ts';
import { contactDialogId, menuDialogId } from './dialog-ids.ts';
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
      <a className={styles.wordmark} href="/" aria-label={`${agency.name}, home`}>
        <Mark />
        {agency.name}
      </a>
      <nav className={styles.menu} aria-label="Main">
        <ul role="list">
          {menu.map(({ name, link }) => (
            <li key={link}>
              <a href={link} aria-current={currentness(link, path)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
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

/** The page itself, or the part of the site that it belongs to. */
export function currentness(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
