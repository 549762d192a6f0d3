import { processPage as text } from '#contract/content/content.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { PackageBox } from '../offer/package-box.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Altimeter } from './altimeter.tsx';
import { Pass } from './pass.tsx';
import styles from './process-page.module.css';
import { ProcessStepSection, type ProcessStep } from './process-step.tsx';
import { Start } from './start.tsx';

interface Props {
  readonly trail: Page['trail'];
  readonly steps: readonly ProcessStep[];
}

/** The process as a climb of three sections, beside an altimeter that marks the current one, and its prices. */
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
              <ProcessStepSection key={step.id} number={index + 1} {...step}>
                {index < steps.length - 1 && <Pass to={index % 2 === 0 ? 'right' : 'left'} />}
              </ProcessStepSection>
            ))}
          </div>
        </div>
        <Pass to="edge" />
      </div>
      <div className={styles.prices} data-ground="dark">
        <PriceRail />
      </div>
      <div className={styles.offer}>
        <PackageBox />
        <Start />
      </div>
    </>
  );
}
