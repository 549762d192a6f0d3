import { articleAddress, type Service } from '../../page-meta/service.ts';
import styles from './sidebar-list.module.css';

interface Props {
  readonly services: readonly Service[];
  /** The link of this article's service. */
  readonly current: string;
}

/** Links to the articles of the other services. The current one is named without a link. */
export function OtherServices({ services, current }: Props) {
  return (
    <nav className={styles.list} aria-labelledby="other-services-heading">
      <h2 id="other-services-heading">Other Services</h2>
      <ul>
        {services.map((service) => {
          const article = articleAddress(service);
          if (article === undefined) return null;
          return (
            <li key={service.link}>
              {service.link === current ? (
                <span aria-current="page">{service.title}</span>
              ) : (
                <a href={article}>{service.title}</a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
