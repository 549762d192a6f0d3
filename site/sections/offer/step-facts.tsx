import { planPage, type Content } from '#content-model/content.ts';
import { priceText, timeText } from '#content-model/price-text.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './step-facts.module.css';

const { sheet: text } = planPage;

type Step = NonNullable<Content['plan']>['services'][number];

type Props = Pick<Step, 'price' | 'weeks' | 'time'> & {
  readonly sample?: boolean;
};

/** What a service costs, if the agency publishes that, and how long it takes. */
export function StepFacts({ price, sample, ...times }: Props) {
  return (
    <p className={`${styles.facts} row`}>
      {price && <b className="display">{priceText(price, text)}</b>}{' '}
      {sample && <SampleMark text={text.example} />} <span>{timeText(times, text)}</span>
    </p>
  );
}
