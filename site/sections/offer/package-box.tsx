import { offer } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import styles from './package-box.module.css';

/** The introductory package, on a sheet of its own. */
export function PackageBox() {
  return (
    <section
      className={styles.box}
      id="package"
      data-ground="light"
      aria-labelledby="package-heading"
    >
      <div className={styles.parts}>
        <div className={styles.head}>
          <h2 id="package-heading">{text.heading}</h2>
          <p>{text.lead}</p>
        </div>
        <div className={styles.included}>
          <h3>{text.includedHeading}</h3>
          <ul role="list">
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
            <h3>{text.excludedHeading}</h3>
            <TextList items={text.excluded} />
          </div>
        )}
        {text.details.length > 0 && <NamedTexts className={styles.details} items={text.details} />}
      </div>
    </section>
  );
}

const text = offer.package;
