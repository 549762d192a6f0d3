import { clientsPage, frame, reviews, services } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { articleAddress } from '../../page-meta/service.ts';
import { CasePicture } from './case-picture.tsx';
import { CaseQuote } from './case-quote.tsx';
import { CaseResult } from './case-result.tsx';
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
        <div className={styles.words}>
          <h3>{text.inTheWay}</h3>
          <p>{paragraph1}</p>
          <h3>{text.built}</h3>
          <p>{paragraph2}</p>
          {now !== undefined && (
            <>
              <h3>{text.now}</h3>
              <p>{now}</p>
            </>
          )}
          {used.length > 0 && (
            <div className={styles.services}>
              <p className="note" id={servicesId}>
                {clientsPage.servicesLabel}
              </p>
              <ul className="row" aria-labelledby={servicesId}>
                {used.map((service) => {
                  const { link, title } = service;
                  const article = articleAddress(service);
                  return <li key={link}>{article ? <a href={article}>{title}</a> : title}</li>;
                })}
              </ul>
            </div>
          )}
        </div>
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
      </div>
    </article>
  );
}

const text = clientsPage.story;
