import type { ReactNode } from 'react';
import { offer, plan } from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { SectionHead } from '#site/ui/section-head.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import styles from './price-rail.module.css';

interface Props {
  /** The link of the service that a visitor reads about, if it is one. */
  readonly service?: string;
  readonly children?: ReactNode;
}

/** What is paid and when, as waypoints on the line, and what makes it more or less. As wide as its place. */
export function PriceRail({ service, children }: Props) {
  const step = service === undefined ? undefined : stepOf(plan, service);
  const stops = text.steps.filter(
    ({ services }) => service === undefined || services === undefined || services.includes(service),
  );
  const more = step ? [step.more ?? []].flat() : text.more;
  const less = step ? [step.less ?? []].flat() : text.less;
  return (
    <section className={styles.rail} aria-labelledby="prices-heading">
      <SectionHead id="prices-heading" heading={text.heading} lead={text.lead} />
      <ol role="list" className={`${styles.stops} whole`}>
        {stops.map(({ price, name, text: meaning, monthly = meaning }, index) => (
          <li key={name}>
            {/* The line to the next waypoint. The last stretch is level: it goes on. */}
            <svg viewBox="0 0 100 48" preserveAspectRatio="none" fill="none" aria-hidden="true">
              <path
                d={index === stops.length - 1 ? 'M0 48H100' : shapes[index % 3]}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <p className={`${styles.price} display`}>{price}</p>
            <p className={styles.name}>{name}</p>
            <p className={styles.meaning}>{step?.price?.per ? monthly : meaning}</p>
          </li>
        ))}
      </ol>
      {children}
      <div className={`${styles.reasons} stack-5`}>
        <Reasons heading={text.moreHeading} reasons={more} sign="more" />
        <Reasons heading={text.lessHeading} reasons={less} sign="less" />
      </div>
    </section>
  );
}

interface ReasonsProps {
  readonly heading: string;
  readonly reasons: readonly string[];
  readonly sign: 'more' | 'less';
}

function Reasons({ heading, reasons, sign }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <TextList className="stack-1" items={reasons} data-sign={sign} />
    </div>
  );
}

const text = offer.prices;

// Roofs, foothills, peaks.
const shapes = [
  'M0 48H24V22H40V12H58V22H74V48H100',
  'M0 48H20L34 26 43 33 58 14 70 28 76 24 90 48H100',
  'M0 48H14L32 20 38 26 53 4 63 20 68 15 88 48H100',
];
