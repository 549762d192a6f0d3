import { offer } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { TextList } from '#site/ui/text-list.tsx';
import styles from './package-box.module.css';

/** The introductory package, on a sheet of its own. */
export function PackageBox() {
  return (
    <section
      className={`${styles.box} whole`}
      id="package"
      data-ground="light"
      aria-labelledby="package-heading"
    >
      <div className={`${styles.parts} stack-5`}>
        <div className={`${styles.head} stack-3`}>
          <h2 id="package-heading">{text.heading}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <div className={styles.included}>
          <h3 className="small-heading">{text.includedHeading}</h3>
          <ul role="list" className="stack-2">
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
            <h3 className="small-heading">{text.excludedHeading}</h3>
            <TextList className="stack-2" items={text.excluded} />
          </div>
        )}
        {text.details.length > 0 && (
          <NamedTexts className={`${styles.details} named-texts`} items={text.details} />
        )}
      </div>
    </section>
  );
}

const text = offer.package;
