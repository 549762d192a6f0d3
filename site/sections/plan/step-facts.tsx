import { planPage } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { priceText } from '#content-model/plan.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './step-facts.module.css';

const { sheet: text } = planPage;

type Props = Pick<NonNullable<Content['plan']>['services'][number], 'price' | 'weeks'> & {
  readonly sample?: boolean;
};

/** What a service costs, if the agency publishes that, and how long it takes. */
export function StepFacts({ price, weeks, sample }: Props) {
  return (
    <p className={styles.facts}>
      {price && <b>{priceText(price, text)}</b>} {sample && <SampleMark text={text.example} />}{' '}
      <span>{weeks}</span>
    </p>
  );
}
