import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import styles from './not-found-page.module.css';

/** What stands at an address where nothing is. */
export function NotFoundPage() {
  return (
    <section className={styles.page} data-ground="light" aria-labelledby="not-found-heading">
      <p className={styles.status}>404</p>
      <h1 id="not-found-heading">No shop at this number</h1>
      <p className={styles.words}>
        The page may have moved, or the address has a slip in it. Everything we have is a step away
        from the front door.
      </p>
      <ButtonLink href="/" icon={<LineIcon />}>
        GO BACK HOME
      </ButtonLink>
    </section>
  );
}
