import type { PropsWithChildren } from 'react';
import styles from './article-link.module.css';
import { articleAddress, type Service } from '../../page-meta/service.ts';

type Props = PropsWithChildren<{ readonly service: Service | undefined }>;

/** A link to the article of a service, or the text alone if there is none. */
export function ArticleLink({ service, children }: Props) {
  const article = service && articleAddress(service);
  if (article === undefined) return children;
  return (
    <a className={styles.link} href={article}>
      {children}
    </a>
  );
}
