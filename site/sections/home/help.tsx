import { exampleWeeks } from '#site/art/charts/example-weeks.ts';
import { drawing } from '#site/art/drawing.ts';
import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import styles from './help.module.css';

/** A point of "We're here to help", from `content/content-points.yaml`. */
export interface ContentPoint {
  readonly title: string;
  readonly description: string;
  readonly chart: keyof typeof exampleWeeks;
}

/** Three points, each under a roof that is a chart of twelve weeks. */
export function Help({ points }: { readonly points: readonly ContentPoint[] }) {
  return (
    <section data-ground="dark" aria-labelledby="help-heading">
      <div className={styles.inner}>
        <h2 id="help-heading">We’re here to help grow your business</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <Point {...point} />
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <TextLink href="/about" about="about the agency" icon={<LineIcon />}>
            Learn More
          </TextLink>
        </p>
      </div>
    </section>
  );
}

function Point({ title, description, chart }: ContentPoint) {
  const { unit, weeks } = exampleWeeks[chart];
  return (
    <>
      <img
        className={styles.roof}
        {...drawing(`roof-${chart}.svg`)}
        loading="lazy"
        decoding="async"
        alt={`Example: ${unit} over twelve weeks, drawn as a roof that rises from ${weeks[0]} to ${weeks.at(-1)}.`}
      />
      <div>
        <p className={styles.example}>
          <span className={styles.mark}>Example</span>
          <strong>{weeks.at(-1)}</strong>
          <span className={styles.weeks}>
            {unit}, up from {weeks[0]} in the first of twelve weeks
          </span>
        </p>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </>
  );
}
