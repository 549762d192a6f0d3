import type { MarkdownHeading } from 'astro';
import { agency, articlePage as text, frame } from '#content-model/content.ts';
import { sheetId } from '#site/client/touched/make-sheet-modal.ts';
import { Icon } from '#site/ui/icon.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { CallLink } from '../frame/call-link.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import styles from './article-sidebar.module.css';
import cardStyles from './consultation-card.module.css';

/** The articles of the same kind, with the current one. */
export interface Siblings {
  /** Over the list. */
  readonly heading: string;
  /** The button over the text that opens the list, in narrow windows. */
  readonly button: string;
  readonly pages: readonly {
    readonly name: string;
    readonly link: string;
    readonly isCurrent: boolean;
  }[];
}

interface Props {
  readonly siblings: Siblings;
  readonly headings: readonly MarkdownHeading[];
}

/**
 * Navigation among and inside the articles: beside the text where there is room, else a sheet that
 * `ArticleBar` opens. Its lists are landmarks; as one of its own it would be empty while the sheet is
 * closed.
 */
export function ArticleSidebar({ siblings, headings }: Props) {
  return (
    <div id={sheetId} className={`${styles.sheet} no-print`} popover="auto" data-ground="light">
      <button
        type="button"
        className={`${styles.close} beside spread`}
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        autoFocus
      >
        {frame.close}
        <Icon name="close" size="1.5rem" />
      </button>
      {siblings.pages.length > 1 && <OtherArticles {...siblings} />}
      <ConsultationCard />
      <Contents headings={headings} />
    </div>
  );
}

/** Links to the other articles. The current one is named without a link. */
function OtherArticles({ heading, pages }: Siblings) {
  return (
    <nav className={styles.list} aria-labelledby="other-articles-heading">
      <h2 className="small-heading" id="other-articles-heading">
        {heading}
      </h2>
      <ul>
        {pages.map(({ name, link, isCurrent }) => (
          <li key={link}>
            {isCurrent ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a className="line-on-hover" href={link}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to each section of the article. `markCurrentSection` marks the current one. */
function Contents({ headings }: { readonly headings: readonly MarkdownHeading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return (
    <nav className={styles.list} aria-labelledby="contents-heading" data-contents>
      <h2 className="small-heading" id="contents-heading">
        {text.contents}
      </h2>
      <ol>
        {sections.map(({ slug, text }) => (
          <li key={slug}>
            <a className="line-on-hover" href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ConsultationCard() {
  return (
    <section
      className={cardStyles.card}
      data-ground="dark"
      {...hideFromSnippets(agency.sample)}
      aria-labelledby="consultation-heading"
    >
      <h2 className="small-heading" id="consultation-heading">
        {text.card.heading}
      </h2>
      <ContactButton>{frame.consultationButton}</ContactButton>
      <PlanLink />
      <p className="note">{text.card.text}</p>
      <div className="row">
        <CallLink />
        {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
      </div>
    </section>
  );
}
