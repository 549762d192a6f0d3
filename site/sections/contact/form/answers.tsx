import { yes } from '#contract/shop-check.ts';
import styles from './answers.module.css';

interface Props extends Field {
  readonly className: string | undefined;
  readonly answers: readonly {
    readonly id: string;
    readonly text: string;
    /** What it says on the page of the plan. */
    readonly plan?: string | undefined;
  }[];
}

interface Field {
  readonly name: string;
  /** The id of the contact form to which it belongs. */
  readonly form: string;
}

/** The answers to a question, as radio buttons. */
export function Answers({ className, answers, ...field }: Props) {
  return (
    <div className={`${styles.answers} ${className}`}>
      {answers.map(({ id, text, plan }) => (
        <label key={id} className="beside">
          <input type="radio" {...field} value={id} data-plan={plan} />
          {text}
        </label>
      ))}
    </div>
  );
}

/** Without scripts: the box that sends the answers along with a message. */
export function SendAnswers({ text, ...field }: Field & { readonly text: string }) {
  return (
    <label className={`${styles.send} beside`}>
      <input type="checkbox" {...field} value={yes} />
      {text}
    </label>
  );
}
