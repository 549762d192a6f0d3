import { checkPage, planPage, privacyPage } from '#content-model/content.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import styles from './counting.module.css';
import { GoogleAnswers } from './google-answers.tsx';
import { sentencesOf } from './stored-data.ts';

/** How visits are counted, by whom, and how visitors opt out. */
export function Counting({ facts }: { readonly facts: PrivacyFacts }) {
  const { asksForGoogle } = facts;
  return (
    <section aria-labelledby="counting-heading">
      <h2 id="counting-heading">{text.heading}</h2>
      <div className={`${styles.columns} stack-5`}>
        <div className="stack-2">
          <p>{text.totals}</p>
          <p>{text.sources}</p>
          {checkPage.hidden !== true && <p>{text.shopCheck}</p>}
          {planPage.hidden !== true && <p>{text.plan}</p>}
        </div>
        <div className="stack-2">
          <p>
            <strong>{signals.name}</strong> {sentencesOf(signals, facts)}
          </p>
          <div className={`${styles.staying} no-print`}>
            <p>{text.optOut.text}</p>
            <label className={`${styles.switch} tap-target`}>
              {/* Far below any window: a visitor scrolls before seeing it, which loads its script. */}
              <input type="checkbox" disabled data-script="counting-switch" data-script-early />{' '}
              {text.optOut.switch}
            </label>
          </div>
        </div>
        {asksForGoogle && (
          <div className="stack-2">
            <p>
              <strong>{analytics.name}</strong> {analytics.text}
            </p>
            <div className="stack-2 no-print" data-while-google="yes, no, not yet" hidden>
              <p data-while-google="yes" hidden role="status">
                {analytics.saidYes}
              </p>
              <p data-while-google="no" hidden role="status">
                {analytics.saidNo}
              </p>
              <GoogleAnswers />
            </div>
            <p data-while-google="cannot be asked" hidden>
              {analytics.cannotAsk}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const text = privacyPage.counting;
const { signals, analytics } = text;
