import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import type { MenuItem } from '../frame/menu-links.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './not-found-page.module.css';

/** The 404 page: the way home, and the pages of the menu. */
export function NotFoundPage({ menu }: { readonly menu: readonly MenuItem[] }) {
  const pages = menu.filter(({ link }) => link !== '/');
  return (
    <PageHead
      heading="No shop at this number"
      lead="The page may have moved, or the address has a slip in it. Everything we have is a step away from the front door."
      label="404"
      actions={
        <>
          <ButtonLink href="/" icon={<LineIcon />}>
            GO BACK HOME
          </ButtonLink>
          <nav className={styles.pages} aria-label="Other pages">
            <ul>
              {pages.map(({ name, link }) => (
                <li key={link}>
                  <a className="tap-target" href={link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      <HeadPicture
        className={styles.picture}
        wide="not-found.svg"
        phone="not-found-phone.svg"
        alt="An empty lot for lease between number 402 and number 406. Somebody with a map and a dog stands before it and wonders."
      />
    </PageHead>
  );
}
