import type { MarkdownHeading } from 'astro';
import type { ReactNode } from 'react';
import { articlePage as text, frame, team, type Content } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { sheetId } from '#site/client/touched/make-sheet-modal.ts';
import { Icon } from '#site/ui/icon.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import type { Page } from '../../page-meta/page-list.ts';
import { CallLink } from '../frame/call-link.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { ArticleSidebar, type Siblings } from './article-sidebar.tsx';
import { writtenDay } from './written-day.ts';
import styles from './article-page.module.css';
import barStyles from './article-bar.module.css';
import bylineStyles from './byline.module.css';
import glanceStyles from './glance.module.css';
import proseStyles from './prose.module.css';

/** The text of an article, and what is shown around it. */
export interface ArticleProps {
  readonly page: Page;
  readonly minutes: number;
  readonly headings: readonly MarkdownHeading[];
  /** The text, from `content/articles/<name>.md`. */
  readonly children: ReactNode;
}

interface Props extends ArticleProps {
  readonly heading: string;
  readonly lead: string;
  readonly glance?: Content['extraArticles'][number]['glance'];
  readonly picture: ReactNode;
  readonly price?: ReactNode;
  readonly siblings: Siblings;
}

/** An article: head, text, and what is beside it. */
export function ArticlePage(props: Props) {
  const { page, heading, lead, glance, picture, price, siblings, minutes, headings } = props;
  return (
    <article>
      <PageHead
        heading={heading}
        lead={lead}
        trail={page.trail}
        actions={
          <>
            {price}
            {page.article && <Byline reviewed={page.article.updated} minutes={minutes} />}
          </>
        }
        pictureStands="beside"
        skyline={text.skyline}
        skylinePart={siblings.pages.findIndex(({ isCurrent }) => isCurrent) % 4}
      >
        {picture}
      </PageHead>
      {glance && (
        <NamedTexts
          className={`${glanceStyles.glance} named-texts whole`}
          items={glance.map(({ question, answer }) => ({ name: question, text: answer }))}
        />
      )}
      <div className={styles.body}>
        <ArticleBar button={siblings.button} />
        <div className={proseStyles.prose}>
          {props.children}
          <div data-article-end />
        </div>
        {/* Last and on the right, so that the keyboard and screen readers reach the text first. */}
        <ArticleSidebar siblings={siblings} headings={headings} />
      </div>
    </article>
  );
}

interface BylineProps {
  /** The day, such as `2026-11-21`. */
  readonly reviewed: string;
  readonly minutes: number;
}

function Byline({ reviewed, minutes }: BylineProps) {
  const [author] = team;
  return (
    <p className={`${bylineStyles.byline} row`}>
      {author && (
        <span {...hideFromSnippets(author.sample)}>
          {fillSlots(text.byline, { author: author.name, title: author.title })}{' '}
          {author.sample && <SampleMark text={frame.sampleMark} />}
        </span>
      )}
      <span>
        <WithSlots
          text={text.reviewed}
          slots={{ date: <time dateTime={reviewed}>{writtenDay(reviewed)}</time> }}
        />
      </span>
      <span>{fillSlots(minutes === 1 ? text.minute : text.minutes, { count: minutes })}</span>
    </p>
  );
}

/** The bar above the text in narrow windows: it opens the sheet, and has the phone number. */
function ArticleBar({ button }: { readonly button: string }) {
  return (
    <div className={`${barStyles.bar} sticky-bar beside with-script no-print`} data-ground="light">
      <button type="button" className="beside" popoverTarget={sheetId}>
        <Icon name="menu" />
        {button}
      </button>
      <CallLink />
    </div>
  );
}
