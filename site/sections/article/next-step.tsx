import { agency, articlePage, checkPage, frame } from '#content-model/content.ts';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { AnswerTime } from '../contact/answer-time.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { PhoneLink } from '../contact/phone-link.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import styles from './next-step.module.css';

const text = articlePage.next;

export function NextStep() {
  return (
    <section
      className={`${styles.step} whole`}
      data-ground="evening"
      aria-labelledby="next-step-heading"
    >
      <div>
        <h2 id="next-step-heading">{text.heading}</h2>
        <p className="lead">
          <AnswerTime
            text={text.text}
            slots={{
              phoneLink: (
                <span {...hideFromSnippets(agency.sample)}>
                  <PhoneLink />
                  {marksAgency(agency) && (
                    <>
                      {' '}
                      <SampleMark text={frame.sampleMark} />
                    </>
                  )}
                </span>
              ),
            }}
          />
        </p>
      </div>
      <div className={`${styles.ways} stack-4 from-start no-print`}>
        <ContactButton hasLine>{frame.consultationButton}</ContactButton>
        <div className="row">
          <PlanLink />
          {checkPage.hidden !== true && <TextLink href="/check">{checkPage.articleLink}</TextLink>}
          <TextLink href="/services">{text.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
