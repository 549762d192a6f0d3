import { offer, plan, planPage, services } from '#content-model/content.ts';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { ArticleLink } from '../services/article-link.tsx';
import { StepFacts } from './step-facts.tsx';
import styles from './service-prices.module.css';

/** The range of prices of each service that has one, and of its parts, in the order of the plan. */
export function ServicePrices() {
  const { sample = false, services: steps = [] } = plan ?? {};
  const priced = steps.flatMap((step) => {
    const service = services.find(({ link }) => link === (step.partOf ?? step.service));
    const name = step.partOf ? step.step : service?.title;
    return step.price ? [{ service, step, name }] : [];
  });
  if (priced.length === 0) return null;
  return (
    <div className={styles.prices} {...hideFromSnippets(sample)}>
      <h3>
        {offer.prices.services} {sample && <SampleMark text={planPage.sheet.example} />}
      </h3>
      <ul role="list">
        {priced.map(({ service, step, name }) => (
          <li key={name} className="stack-1">
            <p>
              <ArticleLink service={service}>{name}</ArticleLink>
            </p>
            <StepFacts {...step} />
          </li>
        ))}
      </ul>
    </div>
  );
}
