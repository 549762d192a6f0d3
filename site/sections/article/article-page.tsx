import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { articlePage as text, frame, offer, processPage, team } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { sheetId } from '#site/client/touched/make-sheet-modal.ts';
import { Icon } from '#site/ui/icon.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import type { Page } from '../../page-meta/page-list.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { CallLink } from '../frame/call-link.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import type { Service } from '../../page-meta/service.ts';
import { GuessedPicture } from './guessed-picture.tsx';
import { ArticleSidebar } from './article-sidebar.tsx';
import { NextStep } from './next-step.tsx';
import styles from './article-page.module.css';
import barStyles from './article-bar.module.css';
import bylineStyles from './byline.module.css';
import glanceStyles from './glance.module.css';
import pricesStyles from './prices.module.css';
import proseStyles from './prose.module.css';

interface Props {
  readonly trail: Page['trail'];
  readonly service: Service;
  readonly article: CollectionEntry<'articles'>['data'];
  readonly minutes: number;
  readonly headings: readonly MarkdownHeading[];
  /** The text, from `content/articles/{link}.md`. */
  readonly children: ReactNode;
}

export function ArticlePage({ trail, service, article, minutes, headings, children }: Props) {
  const { lead, glance, published, updated = published } = article;
  return (
    <>
      <article>
        <PageHead
          heading={service.title}
          lead={lead}
          trail={trail}
          actions={<Byline reviewed={updated} minutes={minutes} />}
          pictureStands="beside"
          skyline={text.skyline}
        >
          <ArticlePicture service={service} />
        </PageHead>
        <NamedTexts
          className={glanceStyles.glance}
          items={glance.map(({ question, answer }) => ({ name: question, text: answer }))}
        />
        <div className={styles.body}>
          <ArticleBar />
          <div className={proseStyles.prose}>
            {children}
            <div data-article-end />
          </div>
          {/* Last and on the right, so that the keyboard and screen readers reach the text first. */}
          <ArticleSidebar service={service} headings={headings} />
        </div>
      </article>
      <div className={pricesStyles.prices}>
        <PriceRail />
        {processPage.hidden !== true && (
          <p className={`${pricesStyles.link} no-print`}>
            <TextLink href="/process#package">{offer.package.link}</TextLink>
          </p>
        )}
      </div>
      <NextStep />
    </>
  );
}

/** The picture in the head of an article: one, two under a divider, or two and a guess. */
function ArticlePicture({ service }: { readonly service: Service }) {
  const { title, articlePicture: own } = service;
  const picture = (
    <ComparedPicture
      picture={own ?? service}
      place="service"
      sizes="(width >= 60em) 42vw, 100vw"
      what={title}
      labels={own?.labels}
      isFirst
      isGuessed={own?.guess !== undefined}
    />
  );
  return own?.guess ? <GuessedPicture guess={own.guess}>{picture}</GuessedPicture> : picture;
}

interface BylineProps {
  readonly reviewed: Date;
  readonly minutes: number;
}

function Byline({ reviewed, minutes }: BylineProps) {
  const [author] = team;
  const day = reviewed.toISOString().slice(0, 10);
  return (
    <p className={bylineStyles.byline}>
      {author && (
        <span {...hideFromSnippets(author.sample)}>
          {fillSlots(text.byline, { author: author.name, title: author.title })}{' '}
          {author.sample && <SampleMark text={frame.sampleMark} />}
        </span>
      )}
      <span>
        <WithSlots
          text={text.reviewed}
          slots={{ date: <time dateTime={day}>{written.format(reviewed)}</time> }}
        />
      </span>
      <span>{fillSlots(minutes === 1 ? text.minute : text.minutes, { count: minutes })}</span>
    </p>
  );
}

/** Of a day without a time zone. */
const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The bar above the text in narrow windows: it opens the sheet, and has the phone number. */
function ArticleBar() {
  return (
    <div className={`${barStyles.bar} sticky-bar beside with-script no-print`} data-ground="light">
      <button type="button" className="beside" popoverTarget={sheetId}>
        <Icon name="menu" />
        {text.sheetButton}
      </button>
      <CallLink />
    </div>
  );
}
