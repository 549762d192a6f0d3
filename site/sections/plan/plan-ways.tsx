import { contactForm, planPage } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { AnswerTime } from '../contact/answer-time.tsx';
import { BookingLink } from '../contact/booking-link.tsx';
import { planForm } from '../contact/form/answered-forms.ts';
import styles from './plan-ways.module.css';

const { sheet: text } = planPage;

/** What to do with a finished sheet. Under the questions, or under the sheet where that stands below them. */
export function PlanWays() {
  return (
    <div className={`${styles.ways} stack-3 from-start no-print with-script`} data-ways hidden>
      <ButtonLink href={planForm.link} look="action" hasLine data-send-plan={text.intro}>
        {text.send}
      </ButtonLink>
      <p className="note">
        {text.sendNote} <AnswerTime text={contactForm.promise} />
      </p>
      <BookingLink />
      <div className={`${styles.links} row`}>
        <button type="button" className="link-button tap-target" data-print>
          {text.print}
        </button>
        <span className="beside" data-copy="" hidden>
          <button type="button" className="link-button">
            {text.copy}
          </button>
          <span className="note" role="status" data-copied={text.copied} />
        </span>
        <a className="link-button tap-target" href="/plan">
          {planPage.startOver}
        </a>
      </div>
    </div>
  );
}
