import { servicesPage, tools } from '#contract/content/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import styles from './tools.module.css';

/** The tools behind the services, for an owner who comes across their names. */
export function Tools() {
  return (
    <section className={styles.tools} data-ground="light" aria-labelledby="tools-heading">
      <div className={styles.intro}>
        <h2 id="tools-heading">{servicesPage.tools.heading}</h2>
        <p>{servicesPage.tools.text}</p>
      </div>
      <NamedTexts className={styles.list} items={tools} />
    </section>
  );
}
