import { agency, offer } from '#contract/content/content.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
import styles from './price-rail.module.css';

interface Props {
  /** The level of its heading in the page around it. */
  readonly level?: 2 | 3;
}

/** What is paid and when, as waypoints on the line, and what makes it more or less. As wide as its place. */
export function PriceRail({ level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.rail} aria-labelledby="prices-heading">
      <div className={styles.head}>
        <Heading id="prices-heading">{text.heading}</Heading>
        <p>{text.lead}</p>
      </div>
      <ol className={styles.stops}>
        {text.steps.map(({ price, name, text: meaning }, index) => (
          <li key={name}>
            <Stretch shape={index === text.steps.length - 1 ? levelGround : shapes[index % 3]} />
            <p className={styles.price}>{price}</p>
            <p className={styles.name}>{name}</p>
            <p className={styles.meaning}>{meaning}</p>
          </li>
        ))}
      </ol>
      {agency.fromPrice !== undefined && (
        <p className={styles.from}>{fillSlots(text.from, { price: agency.fromPrice })}</p>
      )}
      <div className={styles.reasons}>
        <Reasons heading={text.moreHeading} reasons={text.more} level={level} sign="more" />
        <Reasons heading={text.lessHeading} reasons={text.less} level={level} sign="less" />
      </div>
    </section>
  );
}

/** The line from one waypoint to the next. */
function Stretch({ shape }: { readonly shape: string | undefined }) {
  return (
    <svg viewBox="0 0 100 48" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={shape} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface ReasonsProps {
  readonly heading: string;
  readonly reasons: readonly string[];
  readonly level: 2 | 3;
  readonly sign: 'more' | 'less';
}

function Reasons({ heading, reasons, level, sign }: ReasonsProps) {
  if (reasons.length === 0) return null;
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div>
      <Heading className={styles.reasonsHeading}>{heading}</Heading>
      <ul data-sign={sign}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

const text = offer.prices;

// Roofs, foothills, peaks. The last stretch is level: it goes on.
const shapes = [
  'M0 48H24V22H40V12H58V22H74V48H100',
  'M0 48H20L34 26 43 33 58 14 70 28 76 24 90 48H100',
  'M0 48H14L32 20 38 26 53 4 63 20 68 15 88 48H100',
];
const levelGround = 'M0 48H100';
