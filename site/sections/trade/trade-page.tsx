import type { ReactNode } from 'react';
import {
  caseStudies,
  frame,
  homePage,
  plan,
  planPage,
  tradePage as text,
} from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { tradeQuestion } from '#contract/plan-fields.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import prose from '../article/prose.module.css';
import { AnswerTime } from '../contact/answer-time.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import { GoalPlans } from './goal-plans.tsx';
import { TradeDoors } from './trade-doors.tsx';
import { TradeFacts } from './trade-facts.tsx';
import styles from './trade-page.module.css';

interface Props {
  readonly trade: Content['trades'][number];
  readonly trail: Trail;
  /** The text, from `content/trades/{id}.md`. */
  readonly children: ReactNode;
}

/** The page of a trade. */
export function TradePage({ trade, trail, children }: Props) {
  const { id, heading, lead, picture, questions } = trade;
  const { caseStudy, similarCase, carriesOver } = trade;
  const study = caseStudies.find((each) => each.id === (caseStudy ?? similarCase));
  return (
    <>
      <div className={styles.head}>
        <PageHead heading={heading} lead={lead} trail={trail} actions={<Actions />}>
          {picture && <HeadPicture picture={picture} />}
        </PageHead>
      </div>
      <TradeFacts trade={trade} />
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
      {study && (
        <Case study={study} heading={caseStudy === undefined ? text.similarCase : text.caseStudy}>
          {caseStudy === undefined && carriesOver !== undefined && <p>{carriesOver}</p>}
        </Case>
      )}
      {plan && (
        <section
          className={`${styles.plan} stack-5 from-start whole`}
          aria-labelledby="plan-heading"
        >
          <h2 className="middle-heading" id="plan-heading">
            {text.plan}
          </h2>
          {text.planNote !== undefined && <p>{text.planNote}</p>}
          <GoalPlans plan={plan} trade={id} />
          <TextLink href={`/plan#${tradeQuestion}=${id}`}>{planPage.link}</TextLink>
        </section>
      )}
      <section className="section" aria-labelledby="questions-heading">
        <h2 className="middle-heading" id="questions-heading">
          {text.questions}
        </h2>
        <NamedTexts
          className={`${styles.questions} named-texts`}
          items={questions.map(({ question, answer }) => ({ name: question, text: answer }))}
        />
      </section>
      <TradeDoors heading={text.others} current={id} />
    </>
  );
}

/** The consultation, and when an answer comes. */
function Actions() {
  const { answer } = homePage;
  return (
    <div className="row" data-first-contact>
      <ContactButton>{frame.consultationButton}</ContactButton>
      {answer !== undefined && (
        <p className="note">
          <AnswerTime text={answer} />
        </p>
      )}
    </div>
  );
}

interface CaseProps {
  readonly study: Content['caseStudies'][number];
  readonly heading: string;
  readonly children: ReactNode;
}

/** A case study in short. */
function Case({ study, heading, children }: CaseProps) {
  const { id, sample, company, now, paragraph2 } = study;
  return (
    <section
      className={`${styles.case} stack-5 warm whole`}
      aria-labelledby="case-heading"
      {...hideFromSnippets(sample)}
    >
      <ContentPicture picture={study} place="caseStudy" sizes="(width >= 60em) 45vw, 100vw" />
      <div className="stack-3 from-start">
        <h2 className="middle-heading" id="case-heading">
          {heading}
        </h2>
        <p className="note">
          {company} {sample && <SampleMark text={frame.sampleMark} />}
        </p>
        {children}
        <p>{now ?? paragraph2}</p>
        <TextLink href={`/clients#${id}`} about={company}>
          {text.caseLink}
        </TextLink>
      </div>
    </section>
  );
}
