import type { ReactNode } from 'react';
import {
  caseStudies,
  plan,
  planPage,
  services,
  tradePage as text,
  type Content,
} from '#content-model/content.ts';
import { goalQuestion, tradeQuestion } from '#contract/plan-fields.ts';
import { planOf } from '#content-model/plan.ts';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { clientOf, reviewOf } from '../clients/counted-client.ts';
import { CountedProof, ReviewProof } from '../clients/proof.tsx';
import { StepFacts } from '../offer/step-facts.tsx';
import { ArticleLink } from '../services/article-link.tsx';
import styles from './trade-facts.module.css';

interface Props {
  readonly trade: Content['trades'][number];
}

/** Right under the head: what the first step costs, and one client of the trade. */
export function TradeFacts({ trade }: Props) {
  const study = caseStudies.find(({ id }) => id === trade.caseStudy);
  const review = reviewOf(trade.review ?? study?.review);
  const counted = clientOf(study, review);
  if (!plan && !counted && !review) return null;
  const proof = counted && <CountedProof {...counted} />;
  return (
    <div className={`${styles.facts} stack-5`}>
      {plan ? (
        <FirstSteps plan={plan} trade={trade}>
          {proof}
        </FirstSteps>
      ) : (
        proof
      )}
      {!study?.result && review && (
        <ReviewProof {...review} work={counted ? undefined : review.work} />
      )}
    </div>
  );
}

interface FirstStepsProps extends Props {
  readonly plan: NonNullable<Content['plan']>;
  /** What a client of the trade counted. */
  readonly children: ReactNode;
}

/** The steps that can come first, by the goal and by the answer to the most urgent question. */
function FirstSteps({ plan, trade, children }: FirstStepsProps) {
  const { goals, questions, sample } = plan;
  const first = goals.flatMap(({ id: goal }) =>
    questions.slice(0, 1).flatMap(({ id, answers }) =>
      answers.flatMap((answer) => {
        const given = { [tradeQuestion]: trade.id, [goalQuestion]: goal, [id]: answer.id };
        const { steps = [], alternative = [] } = planOf(plan, given) ?? {};
        return [steps[0]?.service, alternative[0]?.service];
      }),
    ),
  );
  return (
    <section aria-labelledby="first-heading" {...hideFromSnippets(sample)}>
      <div className={styles.heading}>
        <h2 className="middle-heading" id="first-heading">
          {text.firstStep}
        </h2>{' '}
        {sample && <SampleMark text={planPage.sheet.example} />}
      </div>
      <ul role="list" className={styles.steps}>
        {plan.services
          .filter(({ service }) => first.includes(service))
          .map(({ partOf, when, ...step }) => (
            <li key={step.service}>
              {when !== undefined && <p className="note">{when}</p>}
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
        {children && <li className={styles.client}>{children}</li>}
      </ul>
      <p>
        <TextLink href={`/plan#${tradeQuestion}=${trade.id}`}>{planPage.link}</TextLink>
      </p>
    </section>
  );
}
