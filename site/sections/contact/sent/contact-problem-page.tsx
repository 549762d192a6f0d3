import { agency, contactProblemPage as text } from '#content-model/content.ts';
import { WithSlots } from '#site/ui/with-slots.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import styles from './answer-page.module.css';
import { PhoneLink } from '../phone-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { ContactForm } from '../form/contact-form.tsx';

/**
 * The page for a plainly posted message that was refused. The backend writes in the problems and what was
 * typed (`contract/problem-page.ts`). Its form gets no script, so that no draft replaces them.
 */
export function ContactProblemPage() {
  return (
    <>
      <PageHead
        heading={text.heading}
        lead={
          <>
            {text.text}{' '}
            <WithSlots
              text={text.otherWays}
              slots={{
                phoneLink: <PhoneLink />,
                emailLink: <a href={`mailto:${agency.email}`}>{agency.email}</a>,
              }}
            />
          </>
        }
        skyline={text.skyline}
      />
      <div className={styles.page}>
        <div className="panel" id="problem-form" data-ground="paper" data-problem-form>
          <ContactForm idPrefix="problem" />
        </div>
        <NextSteps level={2} />
      </div>
    </>
  );
}
