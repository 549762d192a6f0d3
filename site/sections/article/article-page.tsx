import type { ReactNode } from 'react';
import type { Agency } from '#contract/agency.ts';
import { drawing } from '#site/content/drawing.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import { ArticleBar } from './article-bar.tsx';
import { ArticleSidebar, type Heading } from './article-sidebar.tsx';
import { Glance, type Answer } from './glance.tsx';
import { NextStep } from './next-step.tsx';
import styles from './article-page.module.css';
import prose from './prose.module.css';

interface Props {
  readonly trail: Page['trail'];
  /** The service of the article. */
  readonly service: Service;
  readonly services: readonly Service[];
  readonly lead: string;
  readonly glance: readonly Answer[];
  /** The time to read it. */
  readonly minutes: number;
  /** The article's headings, of every level. */
  readonly headings: readonly Heading[];
  readonly agency: Agency;
  /** The text, from `content/articles/{link}.md`. */
  readonly children: ReactNode;
}

/** The article on a service. */
export function ArticlePage(props: Props) {
  const { trail, service, services, lead, glance, minutes, headings, agency, children } = props;
  return (
    <>
      <article>
        <PageHead
          heading={service.title}
          lead={lead}
          trail={trail}
          actions={
            <p className={styles.minutes}>
              {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read
            </p>
          }
          pictureStands="beside"
        >
          <img {...drawing(service.image)} alt={service.alt} fetchPriority="high" />
        </PageHead>
        <Glance answers={glance} />
        <div className={styles.body}>
          <ArticleBar agency={agency} />
          <div className={prose.prose}>
            {children}
            <div data-article-end />
          </div>
          {/* Last and on the right, so that the keyboard and screen readers reach the text first. */}
          <ArticleSidebar
            service={service}
            services={services}
            headings={headings}
            agency={agency}
          />
        </div>
      </article>
      <NextStep agency={agency} />
    </>
  );
}
