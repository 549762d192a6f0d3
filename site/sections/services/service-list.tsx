import { ServiceCard } from './service-card.tsx';
import type { Service } from '../../page-meta/service.ts';
import styles from './service-list.module.css';

/** All services, with large and small drawings alternating. */
export function ServiceList({ services }: { readonly services: readonly Service[] }) {
  return (
    <ul className={styles.list} data-ground="light">
      {services.map((service) => (
        <li key={service.link} className={styles.service}>
          <ServiceCard service={service} headingLevel={2} id={service.link} />
        </li>
      ))}
    </ul>
  );
}
