import type { Content } from '#content-model/content-schema.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import styles from './ads.module.css';

type Props = NonNullable<Content['servicesPage']['ads']>;

/** Advertising: the kinds of ads beside each other, and what concerns them all. */
export function Ads({ heading, lead, kinds, details }: Props) {
  return (
    <section className={styles.ads} aria-labelledby="ads-heading">
      <SectionHead id="ads-heading" heading={heading} lead={lead} />
      <ul className={styles.kinds}>
        {kinds.map(({ name, pay, facts }) => (
          <li key={name} className={styles.kind}>
            <h3>{name}</h3>
            <p className={styles.pay}>{pay}</p>
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <NamedTexts className={styles.details} items={details} />
    </section>
  );
}
