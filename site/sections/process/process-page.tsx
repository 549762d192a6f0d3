import { Fragment } from 'react';
import { frame, processPage as text } from '#contract/content/content.ts';
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
      <PageHead heading={text.heading} lead={text.lead} trail={trail}>
        <HeadPicture className={styles.picture} picture={text.picture} />
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
            {text.start.heading.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {index < text.start.heading.length - 1 ? `${line} ` : line}
              </Fragment>
            ))}
          </h2>
          <ContactButton icon={<LineIcon />}>{frame.consultationButton}</ContactButton>
        </section>
      </div>
    </>
  );
}
