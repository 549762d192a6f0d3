import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { CaseStudyArticle, type CaseStudy } from './case-study-article.tsx';
import styles from './clients-page.module.css';

interface Props {
  readonly studies: readonly CaseStudy[];
}

/** The case studies, on alternating sides and grounds. */
export function ClientsPage({ studies }: Props) {
  return (
    <>
      <PageHead
        heading="Check out our previous work!"
        lead="What was in the way, what we built, and what the owner has now."
      />
      {studies.map((study, index) => (
        <CaseStudyArticle
          key={study.id}
          study={study}
          pictureStands={index % 2 === 0 ? 'left' : 'right'}
        />
      ))}
      <section className={styles.next} data-ground="light" aria-labelledby="next-heading">
        <h2 id="next-heading">How yours would begin</h2>
        <div>
          <p>
            Not with a design. We agree on one number that a good month is measured by, and build
            what moves it.
          </p>
          <TextLink href="/process" icon={<LineIcon />}>
            Check out the Process
          </TextLink>
        </div>
      </section>
    </>
  );
}
