import type { Agency } from '#contract/agency.ts';
import { Mark } from '#site/art/mark/mark.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { contactDialogId, menuDialogId } from './dialog-ids.ts';
import { currentness } from './header.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu-dialog.module.css';

interface Props {
  readonly agency: Agency;
  readonly menu: readonly MenuItem[];
  readonly path: string;
}

/** The menu of narrow windows: a sheet over the whole page. */
export function MenuDialog({ agency, menu, path }: Props) {
  return (
    <dialog id={menuDialogId} className={styles.dialog} aria-label="Menu" data-ground="dark">
      <div className={styles.top}>
        <a className={styles.wordmark} href="/" aria-label={`${agency.name}, home`}>
          <Mark />
          {agency.name}
        </a>
        <button
          type="button"
          className={styles.close}
          commandfor={menuDialogId}
          command="close"
          autoFocus
        >
          Close
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Main">
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
      <div className={styles.contact}>
        <Button commandfor={contactDialogId} command="show-modal" data-event="open_contact">
          Free Consultation
        </Button>
        <a className={styles.phone} href={`tel:${agency.phone.international}`}>
          <Icon name="phone" />
          {agency.phone.display}
        </a>
      </div>
    </dialog>
  );
}
