import { clientsPage, frame, reviews, services, type Content } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { ArticleLink } from '../services/article-link.tsx';
import { CasePicture } from './case-picture.tsx';
import quoteStyles from './case-quote.module.css';
import resultStyles from './case-result.module.css';
import styles from './case-study-article.module.css';

interface Props {
  readonly study: Content['caseStudies'][number];
  /** In two columns; the ground alternates with the side. */
  readonly pictureStands: 'left' | 'right';
  readonly isFirst: boolean;
}

/** One case study beside its pictures. Their line goes on under the name. */
export function CaseStudyArticle({ study, pictureStands, isFirst }: Props) {
  const { id, sample, company, place, paragraph1, paragraph2, now, result } = study;
  const headingId = `${id}-heading`;
  const servicesId = `${id}-services`;
  const used = study.services.flatMap(
    (link) => services.find((service) => service.link === link) ?? [],
  );
  const review = reviews.find((candidate) => candidate.id === study.review);
  return (
    <article
      id={id}
      className={styles.study}
      data-ground={pictureStands === 'left' ? 'light' : 'dark'}
      data-picture={pictureStands}
      aria-labelledby={headingId}
    >
      <div className={styles.columns} {...hideFromSnippets(sample)}>
        <header className={styles.name}>
          <p className="note">
            {place} {sample && <SampleMark text={frame.sampleMark} />}
          </p>
          <h2 id={headingId}>{company}</h2>
        </header>
        <CasePicture study={study} isFirst={isFirst} />
        {(review ?? result) && (
          <div className={styles.proof}>
            {result && <CaseResult result={result} sample={sample} />}
            {review && (
              <div {...hideFromSnippets(review.sample && !sample)}>
                <CaseQuote review={review} isMarked={sample} />
              </div>
            )}
          </div>
        )}
        <div className={styles.words}>
          <h3 className="small-heading">{text.inTheWay}</h3>
          <p>{paragraph1}</p>
          <h3 className="small-heading">{text.built}</h3>
          <p>{paragraph2}</p>
          {now !== undefined && (
            <>
              <h3 className="small-heading">{text.now}</h3>
              <p>{now}</p>
            </>
          )}
          {used.length > 0 && (
            <div className={`${styles.services} whole`}>
              <p className="note" id={servicesId}>
                {clientsPage.servicesLabel}
              </p>
              <ul role="list" className="row strong-links" aria-labelledby={servicesId}>
                {used.map((service) => (
                  <li key={service.link}>
                    <ArticleLink service={service}>{service.title}</ArticleLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

const text = clientsPage.story;

interface ResultProps {
  readonly result: NonNullable<Content['caseStudies'][number]['result']>;
  readonly sample: boolean;
}

/** One measured number before and now, as two buildings whose heights have the ratio of the numbers. */
function CaseResult({ result, sample }: ResultProps) {
  const { what, from, to, period, countedBy } = result;
  const counts = { before: from, now: to };
  const highest = Math.max(from, to, 1);
  return (
    <figure className={resultStyles.result}>
      <p>
        <b>{what}</b>
      </p>
      <dl className={resultStyles.street}>
        {(['before', 'now'] as const).map((when) => (
          <div key={when} className={resultStyles[when]}>
            <dt>{clientsPage.result[when]}</dt>
            <dd>
              {counts[when].toLocaleString('en-US')}
              <Building share={counts[when] / highest} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="note">
        {asSentence(period)}{' '}
        {asSentence(fillSlots(clientsPage.result.countedBy, { who: countedBy }))}{' '}
        {sample && <SampleMark text={frame.sampleMark} />}
      </figcaption>
    </figure>
  );
}

/** The height of the highest building, in rem. */
const maxHeight = 7;

function Building({ share }: { readonly share: number }) {
  return share === 0 ? null : (
    <svg
      className={resultStyles.building}
      width="100%"
      height={`${(share * maxHeight).toFixed(2)}rem`}
      aria-hidden="true"
    />
  );
}

function asSentence(words: string): string {
  return words.replace(/\.?$/, '.');
}

interface QuoteProps {
  readonly review: Content['reviews'][number];
  /** Whether the case study around it says so already. */
  readonly isMarked: boolean;
}

function CaseQuote({ review, isMarked }: QuoteProps) {
  return (
    <figure className={quoteStyles.quote}>
      <blockquote>
        <p>{review.review}</p>
      </blockquote>
      <figcaption className={`${quoteStyles.who} beside`}>
        {/* The name is beside it. */}
        <ContentPicture
          picture={{ image: review.avatarSrc, focus: review.focus, alt: '' }}
          place="avatar"
          sizes="4rem"
          width="64"
          height="64"
        />
        <div>
          <p>
            <b>{review.reviewer}</b>
          </p>
          <p className="note">
            {review.title} {review.sample && !isMarked && <SampleMark text={frame.sampleMark} />}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
