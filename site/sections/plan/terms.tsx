import { agency, offer, planPage, processPage, type Content } from '#content-model/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import styles from './terms.module.css';

interface Props {
  readonly items: NonNullable<Content['plan']>['always'];
  /** The address of the page, for the printed sheet. */
  readonly address: string;
}

/** What holds for every plan, under questions and sheet. */
export function Terms({ items, address }: Props) {
  return (
    <div className={`${styles.terms} stack-3`}>
      {items.length > 0 && (
        <>
          <h2 className="middle-heading">{planPage.sheet.terms}</h2>
          <NamedTexts className={styles.items} items={items} />
        </>
      )}
      {processPage.hidden !== true && (
        <p className="no-print">
          <TextLink href="/process#package">{offer.package.link}</TextLink>
        </p>
      )}
      <p className={styles.end}>
        {agency.name} · {agency.phone.display} · {address}
      </p>
    </div>
  );
}
