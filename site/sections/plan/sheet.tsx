import { agency, offer, planPage, processPage, services, trades } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { sendPlanField, tradeQuestion } from '#contract/plan-fields.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { articleAddress } from '../../page-meta/service.ts';
import { planForm } from '../contact/form/answered-forms.ts';
import { SendAnswers } from '../contact/form/answers.tsx';
import { LogoMark } from '../mark/logo-mark.tsx';
import { Letterhead } from './letterhead.tsx';
import styles from './sheet.module.css';
import { StepFacts } from '../offer/step-facts.tsx';
import { TradePlan } from './trade-plan.tsx';

const { sheet: text } = planPage;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
  /** The address of the page, for the printed sheet. */
  readonly address: string;
}

/** The sheet of paper. It has every step; the script shows those of a plan, in their order. */
export function Sheet({ plan, address }: Props) {
  return (
    <section
      className={styles.sheet}
      data-ground="light"
      aria-labelledby="sheet-heading"
      {...hideFromSnippets(plan.sample)}
    >
      <header className={styles.head}>
        <p className={styles.from}>
          <LogoMark onDark={false} />
          {agency.name}
        </p>
        <Letterhead />
        <h2 id="sheet-heading" tabIndex={-1} data-sheet-heading>
          {text.heading}
        </h2>
        <p className={`${styles.for} with-script`}>
          {text.forWhom} <bdi data-plan-text="name" />{' '}
          {plan.sample && <SampleMark text={text.example} />}
        </p>
      </header>
      <dl className={`${styles.goal} with-script`}>
        <div>
          <dt>{text.goal}</dt>
          <dd data-plan-text="goal" />
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd data-plan-text="number" />
        </div>
        <div data-if-known hidden>
          <dt>{text.how}</dt>
          <dd data-plan-text="how" />
        </div>
      </dl>
      <div className="without-script">
        <p>{planPage.plans}</p>
        {plan.trades.map(({ trade }) => (
          <section
            key={trade}
            className={styles.trade}
            id={`${tradeQuestion}=${trade}`}
            data-trade={trade}
          >
            <h3>{trades.find(({ id }) => id === trade)?.name}</h3>
            <TradePlan plan={plan} trade={trade} />
          </section>
        ))}
      </div>
      <ul role="list" className={`${styles.blank} with-script`} data-blank>
        <li>{text.first}</li>
        <li>{text.second}</li>
      </ul>
      <ol role="list" className={styles.steps} data-steps>
        {plan.services.map((step) => (
          <Step key={step.service} {...step} />
        ))}
      </ol>
      <div className={`${styles.total} with-script`} data-if-known hidden>
        <p>
          {text.both}: <b data-plan-text="total" />
        </p>
        <p className="note" data-plan-text="due" data-if-known hidden />
      </div>
      <NamedTexts className={styles.always} items={plan.always} />
      {processPage.hidden !== true && (
        <p className="no-print">
          <TextLink href="/process#package">{offer.package.link}</TextLink>
        </p>
      )}
      <div className="without-script no-print" data-send-plainly>
        <SendAnswers name={sendPlanField} form={planForm.id} text={text.send} />
      </div>
      <p className={styles.end}>
        {agency.name} · {agency.phone.display} · {address}
      </p>
    </section>
  );
}

type StepProps = NonNullable<Content['plan']>['services'][number];

function Step({ service: name, partOf = name, step, weeks, time, price, ...texts }: StepProps) {
  const service = services.find(({ link }) => link === partOf);
  const article = service && articleAddress(service);
  return (
    <li className={styles.step} data-service={name}>
      <p className={styles.label} data-plan-label />
      <h3>{step}</h3>
      <p className={styles.because} data-because hidden />
      <StepFacts {...{ price, weeks, time }} />
      <dl className={styles.details}>
        {(['weDo', 'youDo', 'more', 'less', 'not'] as const).map(
          (name) =>
            texts[name] !== undefined && (
              <div key={name}>
                <dt>{text[name]}</dt>
                <dd>{texts[name]}</dd>
              </div>
            ),
        )}
      </dl>
      {article !== undefined && service && (
        <p className="no-print">
          <TextLink href={article}>{service.title}</TextLink>
        </p>
      )}
    </li>
  );
}
