import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import type { Page } from '../../page-meta/page-list.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Altimeter } from './altimeter.tsx';
import styles from './process-page.module.css';
import { ProcessStepSection, type ProcessStep } from './process-step.tsx';

interface Props {
  readonly trail: Page['trail'];
  readonly steps: readonly ProcessStep[];
}

/** The process as a climb of three sections, beside an altimeter that marks the current one. */
export function ProcessPage({ trail, steps }: Props) {
  return (
    <>
      <PageHead
        heading="The Process"
        lead="Three stretches, from the first talk to open doors. For each: what we do, what you do, and what you leave with."
        trail={trail}
      >
        <HeadPicture
          className={styles.picture}
          wide="process-climb-wide.svg"
          phone="process-climb-phone.svg"
          alt="The owner of a bakery and a planner on their way from the shop’s door into the foothills. It has three waypoints: the goal at the door, the introductory period on the way up, and time to market, from where it goes on level below the Front Range."
        />
      </PageHead>
      <div className={styles.way}>
        <div className={styles.climb}>
          <Altimeter stops={steps} />
          <div>
            {steps.map((step, index) => (
              <ProcessStepSection key={step.id} number={index + 1} {...step} />
            ))}
          </div>
        </div>
        <section className={`${styles.start} no-print`} aria-labelledby="start-heading">
          <h2 id="start-heading">
            Start where you are. <br />
            The consultation is free.
          </h2>
          <ContactButton icon={<LineIcon />}>Free Consultation</ContactButton>
        </section>
      </div>
    </>
  );
}
