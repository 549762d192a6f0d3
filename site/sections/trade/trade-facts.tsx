import type { ReactNode } from 'react';
import {
  caseStudies,
  clientsPage,
  frame,
  plan,
  planPage,
  reviews,
  services,
  tradePage as text,
} from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { goalQuestion, tradeQuestion } from '#contract/plan-fields.ts';
import { planOf } from '#content-model/plan.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { StepFacts } from '../offer/step-facts.tsx';
import { ArticleLink } from '../services/article-link.tsx';
import styles from './trade-facts.module.css';

interface Props {
  readonly trade: Content['trades'][number];
}

/** Right under the head: what the first step costs, and one client of the trade. */
export function TradeFacts({ trade }: Props) {
  const study = caseStudies.find(({ id }) => id === trade.caseStudy);
  const review = reviews.find(({ id }) => id === (trade.review ?? study?.review));
  if (!plan && !study?.result && !review) return null;
  return (
    <div className={styles.facts}>
      {plan && <FirstSteps plan={plan} trade={trade} />}
      {study?.result ? (
        <Result
          {...study.result}
          sample={study.sample}
          company={study.company}
          work={review?.work}
        />
      ) : (
        review && <Review {...review} />
      )}
    </div>
  );
}

interface FirstStepsProps {
  readonly plan: NonNullable<Content['plan']>;
  readonly trade: Content['trades'][number];
}

/** The steps that can come first, by the goal and by the answer to the most urgent question. */
function FirstSteps({ plan, trade }: FirstStepsProps) {
  const { goals, questions, sample } = plan;
  const first = goals.flatMap(({ id: goal }) =>
    questions.slice(0, 1).flatMap(({ id, answers }) =>
      answers.map((answer) => {
        const given = { [tradeQuestion]: trade.id, [goalQuestion]: goal, [id]: answer.id };
        return planOf(plan, given)?.steps[0]?.service;
      }),
    ),
  );
  return (
    <section aria-labelledby="first-heading" {...hideFromSnippets(sample)}>
      <div className={styles.heading}>
        <h2 id="first-heading">{text.firstStep}</h2>{' '}
        {sample && <SampleMark text={planPage.sheet.example} />}
      </div>
      <ul role="list" className={styles.steps}>
        {plan.services
          .filter(({ service }) => first.includes(service))
          .map(({ partOf, when, ...step }) => (
            <li key={step.service}>
              <p className="note">{when}</p>
              <p>
                <ArticleLink
                  service={services.find(({ link }) => link === (partOf ?? step.service))}
                >
                  {step.step}
                </ArticleLink>
              </p>
              <StepFacts {...step} />
            </li>
          ))}
      </ul>
      <p className="row">
        <TextLink href="#plan-heading">{text.byGoal}</TextLink>
        <TextLink href={`/plan#${tradeQuestion}=${trade.id}`}>{planPage.link}</TextLink>
      </p>
    </section>
  );
}

type ResultProps = NonNullable<Content['caseStudies'][number]['result']> &
  Pick<Content['caseStudies'][number], 'company' | 'sample'> &
  Pick<ProofProps, 'work'>;

/** What one client counted. */
function Result({ what, from, to, company, ...proof }: ResultProps) {
  const { before, now } = clientsPage.result;
  return (
    <Proof source={company} {...proof}>
      <p className={`${styles.counts} beside`}>
        <span className="visually-hidden">{before}</span> {from.toLocaleString('en-US')}
        <Icon name="forward" />
        <span className="visually-hidden">{now}</span> {to.toLocaleString('en-US')}
      </p>
      <p>{what}</p>
    </Proof>
  );
}

function Review({ review, reviewer, title, ...proof }: Content['reviews'][number]) {
  return (
    <Proof source={`${reviewer}, ${title}`} {...proof}>
      <blockquote>
        <p>{review}</p>
      </blockquote>
    </Proof>
  );
}

interface ProofProps extends Pick<Content['reviews'][number], 'work' | 'sample'> {
  readonly source: string;
  readonly children: ReactNode;
}

function Proof({ source, work, sample, children }: ProofProps) {
  return (
    <div className={styles.proof} {...hideFromSnippets(sample)}>
      {children}
      {work !== undefined && <p>{work}</p>}
      <p className="note">
        {source} {sample && <SampleMark text={frame.sampleMark} />}
      </p>
    </div>
  );
}
