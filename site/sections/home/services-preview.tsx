import { checkPage, planPage, type Content } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { ServiceCard } from '../services/service-card.tsx';
import type { Service } from '../../page-meta/service.ts';
import styles from './services-preview.module.css';

interface Props extends NonNullable<Content['homePage']['services']> {
  readonly services: readonly Service[];
}

/** The first services, each beside its drawing. The line runs along their inner edges. */
export function ServicesPreview({ services, ...text }: Props) {
  return (
    <section className={styles.services} data-ground="light" aria-labelledby="services-heading">
      <div className={styles.head}>
        <SectionHead id="services-heading" heading={text.heading} lead={text.lead}>
          {planPage.hidden !== true && (
            <p>
              <PlanLink />
            </p>
          )}
        </SectionHead>
      </div>
      <ul role="list" className={styles.list}>
        {services.map((service) => (
          <li key={service.link} className={styles.service}>
            <ServiceCard
              service={service}
              headingLevel={3}
              sizes="(width >= 120em) 65rem, (width >= 37.5em) 54vw, 100vw"
            />
          </li>
        ))}
      </ul>
      <div className={`${styles.more} row`}>
        <ButtonLink href="/services" hasLine>
          {text.button}
        </ButtonLink>
        {checkPage.hidden !== true && <TextLink href="/check">{checkPage.articleLink}</TextLink>}
      </div>
    </section>
  );
}
