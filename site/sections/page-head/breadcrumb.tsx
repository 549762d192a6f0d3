import { frame } from '#content-model/content.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { ClimbingStep } from '#site/ui/line-icon.tsx';
import styles from './breadcrumb.module.css';

/** The pages above this one, and its own name. */
export function Breadcrumb({ trail }: { readonly trail: NonNullable<Page['trail']> }) {
  return (
    <nav className={styles.breadcrumb} aria-label={frame.breadcrumbLabel}>
      <ol className="row">
        {trail.map(({ name, link }, place) => (
          <li key={link} className="beside">
            {place > 0 && <ClimbingStep />}
            {place < trail.length - 1 ? (
              <a className="tap-target" href={link}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
