import { agency, checkPage, planPage } from '#content-model/content.ts';
import { sendField } from '#contract/shop-check.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { SectionHead } from '#site/ui/section-head.tsx';
import { checkForm } from '../contact/form/answered-forms.ts';
import { SendAnswers } from '../contact/form/answers.tsx';
import styles from './fixes.module.css';

const { fixes: text, questions } = checkPage;

/** What to fix: the style sheet shows what was answered with no. The part that is printed. */
export function Fixes({ address }: { readonly address: string }) {
  return (
    <section className={`${styles.fixes} stack-5 section warm`} aria-labelledby="fixes-heading">
      <SectionHead id="fixes-heading" heading={text.heading} lead={text.lead} />
      <div className={`${styles.sheet} rounded`}>
        <p className={styles.unanswered}>{text.unanswered}</p>
        <p className={styles.soFar}>{text.soFar}</p>
        <p className={styles.allYes}>{text.allYes}</p>
        <ol role="list" className={styles.list}>
          {questions.map(({ question, fix }, index) => (
            <li key={question} data-fix={index + 1}>
              <h3>{fix.title}</h3>
              <p>{fix.text}</p>
              <p className={`${styles.time} note`}>{fix.time}</p>
            </li>
          ))}
        </ol>
        <div className={`${styles.ways} row no-print`}>
          <div className="with-script">
            <ButtonLink href={checkForm.link} look="action" hasLine data-send-fixes={text.intro}>
              {text.send}
            </ButtonLink>
          </div>
          <div className="without-script">
            <SendAnswers name={sendField} form={checkForm.id} text={text.send} />
          </div>
          {planPage.hidden !== true && (
            <ButtonLink href="/plan" look="outline" data-plan-link>
              {planPage.link}
            </ButtonLink>
          )}
          <button type="button" className="link-button" data-print hidden>
            {text.print}
          </button>
        </div>
        <p className={styles.from} {...hideFromSnippets(agency.sample)}>
          {agency.name} · {agency.phone.display} · {address}
        </p>
      </div>
    </section>
  );
}
