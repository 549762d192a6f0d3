import { Fragment } from 'react';
import { frame, processPage as text, processSteps as steps } from '#content-model/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { PackageBox } from '../offer/package-box.tsx';
import { PriceRail } from '../offer/price-rail.tsx';
import { ServicePrices } from '../offer/service-prices.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import { Altimeter } from './altimeter.tsx';
import passStyles from './pass.module.css';
import styles from './process-page.module.css';
import storyStyles from './price-story.module.css';
import { ProcessStepSection } from './process-step.tsx';
import startStyles from './start.module.css';

/** The process as a climb of three sections, beside an altimeter that marks the current one, and its prices. */
export function ProcessPage({ trail }: { readonly trail: Trail }) {
  return (
    <>
      <PageHead heading={text.heading} lead={text.lead} trail={trail}>
        <HeadPicture className={styles.picture} picture={text.picture} />
      </PageHead>
      {text.example && <PriceStory {...text.example} />}
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
      <div className={`${styles.prices} section`} data-ground="dark">
        <PriceRail>
          <ServicePrices />
        </PriceRail>
      </div>
      <div className="section warm">
        <PackageBox />
        <Start />
      </div>
    </>
  );
}

/** How one customer came from the first call to a price. */
function PriceStory({ sample, heading, days }: NonNullable<typeof text.example>) {
  return (
    <section
      className={`${storyStyles.story} stack-2 section`}
      aria-labelledby="story-heading"
      {...hideFromSnippets(sample)}
    >
      <div>
        <h2 id="story-heading">{heading}</h2> {sample && <SampleMark text={frame.sampleMark} />}
      </div>
      <NamedTexts
        className={`${storyStyles.days} named-texts`}
        items={days.map(({ day, text }) => ({ name: day, text }))}
      />
    </section>
  );
}

/** The foot of the package: the free consultation. */
function Start() {
  return (
    <section
      className={`${startStyles.start} stack-4 from-start no-print`}
      data-ground="dark"
      aria-labelledby="start-heading"
    >
      <h2 className="middle-heading" id="start-heading">
        {text.start.heading.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {index < text.start.heading.length - 1 ? `${line} ` : line}
          </Fragment>
        ))}
      </h2>
      <ContactButton hasLine>{frame.consultationButton}</ContactButton>
    </section>
  );
}

/** Where the line crosses between two steps, or to the edge of the page, from where the prices go on. */
function Pass({ to }: { readonly to: keyof typeof lines }) {
  return (
    <svg
      className={`${passStyles.pass} no-print`}
      data-to={to}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={lines[to]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Each begins and ends 70 percent down: the upright lines of the steps do the rest. */
const lines = {
  right: 'M0 70H15V34H26V18H44V34H55V70H66L74 38 82 70H100',
  left: 'M100 70H92L82 44 77 52 62 10 52 42 47 34 33 74 27 58 18 70H0',
  edge: 'M100 70H92L84 82 77 76 63 98H40L31 76 22 98H0',
} as const;
