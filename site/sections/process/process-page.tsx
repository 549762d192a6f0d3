import { processPage as text, processSteps as steps } from '#content-model/content.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { PackageBox } from '../offer/package-box.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Altimeter } from './altimeter.tsx';
import { Pass } from './pass.tsx';
import styles from './process-page.module.css';
import { ProcessStepSection } from './process-step.tsx';
import { Start } from './start.tsx';

/** The process as a climb of three sections, beside an altimeter that marks the current one, and its prices. */
export function ProcessPage({ trail }: { readonly trail: Page['trail'] }) {
  return (
    <>
      <PageHead heading={text.heading} lead={text.lead} trail={trail}>
        <HeadPicture className={styles.picture} picture={text.picture} />
      </PageHead>
      <div className={styles.way}>
        <div className={styles.climb}>
          <Altimeter />
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
