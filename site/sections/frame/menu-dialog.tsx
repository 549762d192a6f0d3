import { agency, frame, menu, tradePage, trades } from '#content-model/content.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { menuDialogId } from '#site/client/dialogs.ts';
import { Icon } from '#site/ui/icon.tsx';
import { OpenNow } from '#site/ui/open-now.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { Languages } from '../contact/languages.tsx';
import { MenuLinks, type MenuProps } from './menu-links.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './menu-dialog.module.css';
import { morePages } from './more-pages.ts';

/** The menu of narrow windows, over the whole page. */
export function MenuDialog(page: Omit<MenuProps, 'menu'>) {
  return (
    <dialog
      id={menuDialogId}
      className={styles.dialog}
      aria-label={frame.menuButton}
      data-ground="dark"
    >
      <div className={`${styles.top} row`}>
        <Wordmark agency={agency} onDark />
        <button
          type="button"
          className={`${styles.close} tap-target`}
          commandfor={menuDialogId}
          command="close"
          autoFocus
        >
          {frame.close}
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={frame.menuLabel}>
        <MenuLinks menu={menu} {...page} />
        <div className={`${styles.more} link-row`}>
          <MenuLinks menu={morePages.filter(({ link }) => link !== '/privacy')} {...page} />
          {trades.length > 0 && <p>{tradePage.links}</p>}
          <MenuLinks
            menu={trades.map((trade) => ({ name: trade.name, link: tradeAddress(trade) }))}
            {...page}
          />
        </div>
      </nav>
      <div className={`${styles.contact} row`}>
        <ContactButton>{frame.consultationButton}</ContactButton>
        <a className="call-link tap-target" href={`tel:${agency.phone.international}`}>
          <Icon name="phone" />
          <span {...hideFromSnippets(agency.sample)}>{agency.phone.display}</span>
        </a>
        {agency.languages && <Languages />}
        <OpenNow />
      </div>
    </dialog>
  );
}
