import { agency, planPage, trades } from '#content-model/content.ts';
import { openPlan } from '#content-model/open-plan.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { sendPlanField, tradeQuestion } from '#contract/plan-fields.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { planForm } from '../contact/form/answered-forms.ts';
import { SendAnswers } from '../contact/form/answers.tsx';
import { LogoMark } from '../mark/logo-mark.tsx';
import { Letterhead } from './letterhead.tsx';
import { OpenRows } from './open-rows.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import styles from './sheet.module.css';
import { TradePlan } from './trade-plan.tsx';

const { sheet: text } = planPage;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
}

/**
 * The sheet of paper, with blanks on it and what may come first. It has every step too: once all is answered, the script
 * shows those of the plan.
 */
export function Sheet({ plan }: Props) {
  const open = openPlan(plan, {}, text);
  return (
    <section
      className={styles.sheet}
      data-sheet
      data-open
      data-ground="paper"
      aria-labelledby="sheet-heading"
      {...hideFromSnippets(plan.sample)}
    >
      <div className={styles.top}>
        <p className={`${styles.from} beside display`}>
          <LogoMark onDark={false} />
          {agency.name}
        </p>
        <Letterhead />
      </div>
      <header className={styles.head}>
        <h2 id="sheet-heading" tabIndex={-1} data-sheet-heading>
          {text.heading}
        </h2>
        <p className={`${styles.for} with-script`}>
          {text.forWhom} <bdi className={styles.blank} data-plan-text="name" />{' '}
          {plan.sample && open.prices.length === 0 && <SampleMark text={text.example} />}
        </p>
        <dl className={`${styles.goal} with-script`}>
          <div>
            <dt>{text.goal}</dt>
            <dd className={`${styles.blank} small-heading`} data-plan-text="goal" />
          </div>
        </dl>
      </header>
      <ShopPictures className={styles.picture} />
      <div
        className={`${styles.price} with-script`}
        data-if-known
        hidden={open.prices.length === 0}
      >
        <span data-plan-text="namedStart">{open.label}</span>{' '}
        {plan.sample && <SampleMark text={text.example} />}
        <b data-plan-text="start">
          {open.prices.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </b>
      </div>
      <dl className={`${styles.otherPrices} with-script`}>
        {(['alternative', 'instead', 'due', 'both'] as const).map((name) => (
          <div key={name} data-if-known hidden>
            <dt>{name === 'both' ? text.withSecond : text[name]}:</dt>
            <dd data-plan-text={name} />
          </div>
        ))}
      </dl>
      <dl className={`${styles.facts} stack-3 with-script`}>
        <div className={styles.atOnce} data-if-known hidden>
          <dt>{text.atOnce}</dt>
          <dd data-plan-text="atOnce" />
        </div>
        <div data-if-known hidden>
          <dt>{text.number}</dt>
          <dd className="small-heading" data-plan-text="number" />
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
      <div className={`${styles.open} with-script`}>
        <p data-if-known hidden={text.open === undefined || open.rows.length < 2}>
          <b data-plan-text="open">{text.open}</b>{' '}
          {plan.sample && <SampleMark text={text.example} />}
        </p>
        <OpenRows rows={open.rows} />
      </div>
      <SheetSteps steps={plan.services} />
      <div className="without-script no-print" data-send-plainly>
        <SendAnswers name={sendPlanField} form={planForm.id} text={text.send} />
      </div>
    </section>
  );
}
