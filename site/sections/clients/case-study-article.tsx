import { clientsPage, frame, reviews } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import { CasePicture } from './case-picture.tsx';
import { CaseQuote } from './case-quote.tsx';
import { CaseResult } from './case-result.tsx';
import styles from './case-study-article.module.css';

/** A case study with the names of the services it used; one without an article has no link. */
export type CaseStudy = Omit<Content['caseStudies'][number], 'services'> & {
  readonly services: readonly { readonly title: string; readonly link?: string | undefined }[];
};

interface Props {
  readonly study: CaseStudy;
  /** In two columns; the ground alternates with the side. */
  readonly pictureStands: 'left' | 'right';
  readonly isFirst: boolean;
}

/** One case study beside its pictures. Their line goes on under the name. */
export function CaseStudyArticle({ study, pictureStands, isFirst }: Props) {
  const { id, sample, company, place, paragraph1, paragraph2, now, result, services } = study;
  const headingId = `${id}-heading`;
  const servicesId = `${id}-services`;
  const review = reviews.find((candidate) => candidate.id === study.review);
  return (
    <article
      id={id}
      className={styles.study}
      data-ground={pictureStands === 'left' ? 'light' : 'dark'}
      data-picture={pictureStands}
      aria-labelledby={headingId}
    >
      <div className={styles.columns} {...unquoted(sample)}>
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
          {services.length > 0 && (
            <div className={styles.services}>
              <p className="note" id={servicesId}>
                {clientsPage.servicesLabel}
              </p>
              <ul aria-labelledby={servicesId}>
                {services.map(({ title, link }) => (
                  <li key={title}>{link === undefined ? title : <a href={link}>{title}</a>}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {(review ?? result) && (
          <div className={styles.proof}>
            {result && <CaseResult result={result} sample={sample} />}
            {review && <CaseQuote review={review} isMarked={sample} />}
          </div>
        )}
      </div>
    </article>
  );
}

const text = clientsPage.story;
