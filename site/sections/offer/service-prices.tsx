import { offer, plan, planPage, services } from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { ArticleLink } from '../services/article-link.tsx';
import { StepFacts } from './step-facts.tsx';
import styles from './service-prices.module.css';

/** The range of prices of each service that has one. */
export function ServicePrices() {
  const priced = services.flatMap((service) => {
    const step = stepOf(plan, service.link);
    return step?.price ? [{ service, step }] : [];
  });
  if (!plan || priced.length === 0) return null;
  const { sample } = plan;
  return (
    <div className={styles.prices} {...hideFromSnippets(sample)}>
      <h3>
        {offer.prices.services} {sample && <SampleMark text={planPage.sheet.example} />}
      </h3>
      <ul role="list">
        {priced.map(({ service, step }) => (
          <li key={service.link}>
            <p>
              <ArticleLink service={service}>{service.title}</ArticleLink>
            </p>
            <StepFacts {...step} />
          </li>
        ))}
      </ul>
    </div>
  );
}
