import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import styles from './counting.module.css';
import { GoogleAnswers } from './google-answers.tsx';

/** How visits are counted, by whom, and how visitors opt out. */
export function Counting({ facts }: { readonly facts: PrivacyFacts }) {
  const { asksForGoogle, botCheck } = facts;
  const isAllOurOwn = !asksForGoogle && botCheck === 'proof-of-work';
  return (
    <section aria-labelledby="counting-heading">
      <h2 id="counting-heading">We count visits, not visitors</h2>
      <div className={styles.columns}>
        <p>
          Our own server counts, day by day, how often a page is read, what was clicked, how fast
          the pages were, and which site or ad brought a visit here. It keeps sums only. No name, no
          number and no address stands beside them, so we cannot tell your visit from any other.
        </p>
        <div>
          <p>
            <strong>Global Privacy Control and Do Not Track</strong> are heeded.{' '}
            {isAllOurOwn && (
              <>With them and without, nothing that is counted here is told to anyone else. </>
            )}
            {asksForGoogle && <>With them, Google Analytics stays off, and you are not asked. </>}
            {botCheck === 'recaptcha' && (
              <>Google’s check of the form, against robots, stays. </>
            )}{' '}
            Our own sums go on.
          </p>
          <div className={`${styles.staying} no-print`}>
            <p>You can stay out of those as well:</p>
            <label className={styles.switch}>
              <input type="checkbox" disabled data-counting-switch /> Do not count this browser
            </label>
          </div>
        </div>
        {asksForGoogle && (
          <div>
            <p>
              <strong>Google Analytics</strong> counts you too, but only if you say yes. It then
              sets cookies, and Google learns your IP address and what you read and click here. We
              have switched its advertising features off.
            </p>
            <div
              className={`${styles.google} no-print`}
              data-while-google="yes, no, not yet"
              hidden
            >
              <p data-while-google="yes" hidden role="status">
                You said yes. Say no, and it ends here and its cookies go.
              </p>
              <p data-while-google="no" hidden role="status">
                You said no.
              </p>
              <GoogleAnswers />
            </div>
            <p data-while-google="cannot be asked" hidden>
              Your browser asks us not to share anything, or keeps no answer: Google Analytics is
              off.
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
