import { offer } from '#contract/content/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import styles from './package-box.module.css';

interface Props {
  /** The level of its heading in the page around it. */
  readonly level?: 2 | 3;
}

/**
 * The introductory package as a sheet of paper, in both schemes: what it includes, what not, how it is priced,
 * what comes after, how to stop.
 */
export function PackageBox({ level = 2 }: Props) {
  const [Heading, Subheading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section
      className={styles.box}
      id="package"
      data-ground="paper"
      aria-labelledby="package-heading"
    >
      <div className={styles.parts}>
        <div className={styles.head}>
          <Heading id="package-heading">{text.heading}</Heading>
          <p>{text.lead}</p>
        </div>
        <div className={styles.included}>
          <Subheading>{text.includedHeading}</Subheading>
          <ul>
            {text.included.map((part) => (
              <li key={part}>
                <Icon name="check" size="1.25rem" />
                {part}
              </li>
            ))}
          </ul>
        </div>
        {text.excluded.length > 0 && (
          <div className={styles.excluded}>
            <Subheading>{text.excludedHeading}</Subheading>
            <ul>
              {text.excluded.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
        )}
        {text.details.length > 0 && (
          <dl className={styles.details}>
            {text.details.map(({ name, text: answer }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

const text = offer.package;
