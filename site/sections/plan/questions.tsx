import type { ReactNode } from 'react';
import { planPage as text, trades, type Content } from '#content-model/content.ts';
import { openPlan } from '#content-model/open-plan.ts';
import { goalQuestion, planField, tradeQuestion } from '#contract/plan-fields.ts';
import { Button } from '#site/ui/button.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { planForm } from '../contact/form/answered-forms.ts';
import { Answers } from '../contact/form/answers.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import styles from './questions.module.css';

const { sheet } = text;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
}

/** Three steps to answer with a thumb. The answers belong to the contact form. */
export function Questions({ plan }: Props) {
  const planned = trades.filter(({ id }) => plan.trades.some(({ trade }) => trade === id));
  return (
    <div className={styles.questions}>
      <Glance plan={plan} />
      <Step number={1} heading={text.trade}>
        <Answers
          {...fieldOf(tradeQuestion)}
          className={`${styles.answers} ${styles.signs}`}
          answers={planned.map(({ id, name }) => ({ id, text: name }))}
        />
        {text.otherTrade && (
          <p className={`${styles.otherTrade} note`}>
            {text.otherTrade.text} <a href={planForm.contactLink}>{text.otherTrade.link}</a>
          </p>
        )}
      </Step>
      <Step number={2} heading={text.has}>
        {plan.questions.map(({ id, question, answers }) => (
          <fieldset key={id} className={styles.part}>
            <legend>{question}</legend>
            <Answers {...fieldOf(id)} answers={answers} />
          </fieldset>
        ))}
      </Step>
      <Step number={3} heading={text.goal}>
        <Answers
          {...fieldOf(goalQuestion)}
          answers={plan.goals.map(({ id, name }) => ({ id, text: name }))}
        />
      </Step>
      <p className={styles.outdated} data-outdated hidden>
        {text.outdated}
      </p>
      <div className={`${styles.progress} row spread no-print with-script`}>
        <ShopPictures className={styles.thumb} />
        <span role="status" data-status={text.status} data-ready={text.ready} />
        <div className={styles.see} data-see-plan hidden>
          <Button size="small">{text.see}</Button>
        </div>
      </div>
    </div>
  );
}

/** On a phone, over the questions: the prices that the answers leave open. */
function Glance({ plan }: Props) {
  const { label, prices } = openPlan(plan, {}, sheet);
  if (prices.length === 0) return null;
  return (
    <div className={`${styles.glance} beside with-script no-print`} data-ground="paper">
      <ShopPictures className={styles.shop} />
      <p>
        <span data-plan-text="startLabel">{label}</span>{' '}
        {plan.sample && <SampleMark text={sheet.example} />}
        <b data-plan-text="start">
          {prices.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </b>
      </p>
    </div>
  );
}

interface StepProps {
  readonly number: number;
  readonly heading: string;
  readonly children: ReactNode;
}

function Step({ number, heading, children }: StepProps) {
  return (
    <fieldset className={styles.step}>
      <legend>
        <Waypoint number={number} />
        <h2 className="middle-heading">{heading}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

function fieldOf(question: string) {
  return { className: styles.answers, name: planField(question), form: planForm.id };
}
