import { planPage, services, type Content } from '#content-model/content.ts';
import { articleAddress } from '../../page-meta/service.ts';
import { StepFacts } from '../offer/step-facts.tsx';
import styles from './sheet-steps.module.css';

const { sheet: text } = planPage;

type PlanStep = NonNullable<Content['plan']>['services'][number];

/** Every step that a plan can have, with all that is in it. */
export function SheetSteps({ steps }: { readonly steps: readonly PlanStep[] }) {
  return (
    <ol role="list" className={styles.steps} data-steps>
      {steps.map((step) => (
        <Step key={step.service} {...step} />
      ))}
    </ol>
  );
}

function Step({ service: name, partOf = name, step, ...facts }: PlanStep) {
  const { weeks, time, price, ...texts } = facts;
  const service = services.find(({ link }) => link === partOf);
  const article = service && articleAddress(service);
  return (
    <li className={styles.step} data-service={name}>
      <p className={`${styles.label} with-script`} data-plan-label />
      <h3 className="small-heading" id={`step-${name}`}>
        {step}
      </h3>
      <p className={`${styles.reason} with-script`} data-reason />
      <StepFacts {...{ price, weeks, time }} />
      <Details className={styles.reasons} names={['more', 'less', 'paidToOthers']} texts={texts} />
      <button
        type="button"
        className={`${styles.opener} with-script no-print`}
        id={`parts-${name}`}
        aria-labelledby={`parts-${name} step-${name}`}
        aria-expanded="false"
        data-parts
      >
        {text.parts}
      </button>
      <Details className={styles.parts} names={['weDo', 'youDo', 'not']} texts={texts} />
      {article !== undefined && service && (
        <p className="no-print">
          <a className="tap-target" href={article}>
            {service.title}
          </a>
        </p>
      )}
    </li>
  );
}

interface DetailsProps {
  readonly className: string | undefined;
  readonly names: readonly Detail[];
  readonly texts: Readonly<Partial<Record<Detail, string | undefined>>>;
}

type Detail = 'more' | 'less' | 'paidToOthers' | 'weDo' | 'youDo' | 'not';

function Details({ className, names, texts }: DetailsProps) {
  if (names.every((name) => texts[name] === undefined)) return null;
  return (
    <dl className={`${className} ${styles.details}`}>
      {names.map(
        (name) =>
          texts[name] !== undefined && (
            <div key={name}>
              <dt>{text[name]}</dt> <dd>{texts[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
