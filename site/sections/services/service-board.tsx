import type { Service } from '../../page-meta/service.ts';
import styles from './service-board.module.css';

/** The names of all services, like the board beside an office door; each links to its card. */
export function ServiceBoard({ services }: { readonly services: readonly Service[] }) {
  return (
    <nav
      className={`${styles.board} no-print`}
      data-ground="dark"
      aria-label="Services on this page"
    >
      <ul>
        {services.map(({ title, link }) => (
          <li key={link}>
            <a href={`#${link}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
