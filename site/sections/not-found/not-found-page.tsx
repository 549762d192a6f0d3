import { menu, notFoundPage as text, tradePage } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { MenuLinks } from '../frame/menu-links.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { TradeDoors } from '../trade/trade-doors.tsx';
import styles from './not-found-page.module.css';

/** The 404 page: the way home, the pages of the menu, the plan and the trades. */
export function NotFoundPage() {
  const pages = menu.filter(({ link }) => link !== '/');
  return (
    <>
      <PageHead
        {...text}
        actions={
          <>
            <ButtonLink href="/" hasLine>
              {text.button}
            </ButtonLink>
            <nav className="link-row" aria-label={text.pagesLabel}>
              <MenuLinks menu={pages} path="/404" />
            </nav>
            <PlanLink />
          </>
        }
      >
        <HeadPicture className={styles.picture} picture={text.picture} />
      </PageHead>
      <TradeDoors heading={tradePage.links} />
    </>
  );
}
