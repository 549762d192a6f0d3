import { homePage } from '#contract/content/content.ts';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { ServiceCard } from '../services/service-card.tsx';
import type { Service } from '../../page-meta/service.ts';
import styles from './services-preview.module.css';

/** The first services, each beside its drawing. */
export function ServicesPreview({ services }: { readonly services: readonly Service[] }) {
  return (
    <section className={styles.services} data-ground="light" aria-labelledby="services-heading">
      <h2 id="services-heading">{homePage.services.heading}</h2>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.link} className={styles.service}>
            <ServiceCard service={service} headingLevel={3} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href="/services" icon={<LineIcon />}>
          {homePage.services.button}
        </ButtonLink>
      </p>
    </section>
  );
}
