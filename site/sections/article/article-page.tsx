import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { articlePage as text } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import type { Content } from '#contract/content/content-schema.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import { ArticleBar } from './article-bar.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleSidebar } from './article-sidebar.tsx';
import { Byline } from './byline.tsx';
import { Glance } from './glance.tsx';
import { NextStep } from './next-step.tsx';
import { Prices } from './prices.tsx';
import styles from './article-page.module.css';
import prose from './prose.module.css';

interface Props {
  readonly trail: Page['trail'];
  /** The service of the article. */
  readonly service: Service;
  readonly services: readonly Service[];
  readonly article: CollectionEntry<'articles'>['data'];
  /** Who signs it, if the agency shows people. */
  readonly author: Content['team'][number] | undefined;
  /** The time to read it. */
  readonly minutes: number;
  /** The article's headings, of every level. */
  readonly headings: readonly MarkdownHeading[];
  readonly agency: Agency;
  /** The text, from `content/articles/{link}.md`. */
  readonly children: ReactNode;
}

/** The article on a service. */
export function ArticlePage(props: Props) {
  const { trail, service, services, article, author, minutes, headings, agency, children } = props;
  const { lead, glance, published, updated = published } = article;
  return (
    <>
      <article>
        <PageHead
          heading={service.title}
          lead={lead}
          trail={trail}
          actions={<Byline author={author} reviewed={updated} minutes={minutes} />}
          pictureStands="beside"
          skyline={text.skyline}
        >
          <ArticlePicture service={service} />
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
      <Prices />
      <NextStep agency={agency} />
    </>
  );
}
