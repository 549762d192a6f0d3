import { clientsPage } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import { CasePicture } from './case-picture.tsx';
import styles from './case-study-article.module.css';

/** A case study with the names of the services it used; one without an article has no link. */
export type CaseStudy = Omit<Content['caseStudies'][number], 'services'> & {
  readonly services: readonly { readonly title: string; readonly link?: string | undefined }[];
};

interface Props {
  readonly study: CaseStudy;
  /** In two columns; the ground alternates with the side. */
  readonly pictureStands: 'left' | 'right';
}

/** One case study beside its picture. The line of the picture goes on under the name. */
export function CaseStudyArticle({ study, pictureStands }: Props) {
  const { id, sample, company, place, services } = study;
  const headingId = `${id}-heading`;
  const servicesId = `${id}-services`;
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
            {place} {sample && <SampleMark />}
          </p>
          <h2 id={headingId}>{company}</h2>
        </header>
        <CasePicture
          id={`${id}-picture`}
          company={company}
          sample={sample}
          image={study.image}
          alt={study.alt}
          focus={study.focus}
        />
        <div className={styles.words}>
          <p>{study.paragraph1}</p>
          <p>{study.paragraph2}</p>
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
      </div>
    </article>
  );
}
