import type { MarkdownHeading } from 'astro';
import { agency, articlePage as text, frame, offer, services } from '#content-model/content.ts';
import { sheetId } from '#site/client/touched/make-sheet-modal.ts';
import { Icon } from '#site/ui/icon.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import { CallLink } from '../frame/call-link.tsx';
import styles from './article-sidebar.module.css';
import cardStyles from './consultation-card.module.css';

interface Props {
  readonly service: Service;
  readonly headings: readonly MarkdownHeading[];
}

/**
 * Navigation among and inside the articles: beside the text where there is room, else a sheet that
 * `ArticleBar` opens. Its lists are landmarks; as one of its own it would be empty while the sheet is
 * closed.
 */
export function ArticleSidebar({ service, headings }: Props) {
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
      <OtherServices services={services} current={service.link} />
      <div className={styles.staying}>
        <ConsultationCard />
        <Contents headings={headings} />
      </div>
    </div>
  );
}

interface OtherServicesProps {
  readonly services: readonly Service[];
  readonly current: string;
}

/** Links to the articles of the other services. The current one is named without a link. */
export function OtherServices({ services: all, current }: OtherServicesProps) {
  const withArticle = all.filter((service) => articleAddress(service) !== undefined);
  if (withArticle.length < 2) return null;
  return (
    <nav className={styles.list} aria-labelledby="other-services-heading">
      <h2 id="other-services-heading">{text.otherServices}</h2>
      <ul>
        {withArticle.map((service) => (
          <li key={service.link}>
            {service.link === current ? (
              <span aria-current="page">{service.title}</span>
            ) : (
              <a href={articleAddress(service)}>{service.title}</a>
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
      <h2 id="contents-heading">{text.contents}</h2>
      <ol>
        {sections.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
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
      <h2 id="consultation-heading">{text.card.heading}</h2>
      <p>{offer.consultation.youLeaveWith}</p>
      <ContactButton>{frame.consultationButton}</ContactButton>
      <p className={cardStyles.note}>{text.card.text}</p>
      <div className={`${cardStyles.call} row`}>
        <CallLink />
        {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
      </div>
    </section>
  );
}
