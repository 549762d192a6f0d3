import { offer, processPage } from '#contract/content/content.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import styles from './prices.module.css';

/** What the work of the agency costs, after an article, with the way to what the package includes. */
export function Prices() {
  return (
    <div className={styles.prices}>
      <PriceRail />
      {processPage.hidden !== true && (
        <p className={`${styles.link} no-print`}>
          <TextLink href="/process#package">{offer.package.link}</TextLink>
        </p>
      )}
    </div>
  );
}
