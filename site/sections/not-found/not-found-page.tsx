import { menu, notFoundPage as text } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { MenuLinks } from '../frame/menu-links.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './not-found-page.module.css';

/** The 404 page: the way home, and the pages of the menu. */
export function NotFoundPage() {
  const pages = menu.filter(({ link }) => link !== '/');
  return (
    <PageHead
      heading={text.heading}
      lead={text.lead}
      label={text.label}
      actions={
        <>
          <ButtonLink href="/" hasLine>
            {text.button}
          </ButtonLink>
          <nav className={styles.pages} aria-label={text.pagesLabel}>
            <MenuLinks menu={pages} path="/404" />
          </nav>
        </>
      }
    >
      <HeadPicture className={styles.picture} picture={text.picture} />
    </PageHead>
  );
}
