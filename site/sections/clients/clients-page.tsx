import { caseStudies, clientsPage as text, offer, processPage } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { CaseStudyArticle } from './case-study-article.tsx';
import styles from './clients-page.module.css';

/** The case studies, on alternating sides and grounds. */
export function ClientsPage() {
  return (
    <>
      <PageHead heading={text.heading} lead={text.lead} skyline={text.skyline} />
      {caseStudies.map((study, index) => (
        <CaseStudyArticle
          key={study.id}
          study={study}
          pictureStands={index % 2 === 0 ? 'left' : 'right'}
          isFirst={index === 0}
        />
      ))}
      <section
        className={`${styles.next} stack-3`}
        data-ground="light"
        aria-labelledby="next-heading"
      >
        <h2 className="middle-heading" id="next-heading">
          {text.next.heading}
        </h2>
        <div>
          <p>{text.next.text}</p>
          {processPage.hidden !== true && (
            <div className={`${styles.links} stack-2 from-start`}>
              <ButtonLink href="/process">{text.next.link}</ButtonLink>
              <TextLink href="/process#package">{offer.package.link}</TextLink>
              <PlanLink />
            </div>
          )}
        </div>
      </section>
    </>
  );
}
