import type { Agency } from '#contract/content/agency-schema.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './ask-us.module.css';

/** Who stores the data, and what visitors can ask for. */
export function AskUs({ sample, name, area, phone, email, hours }: Agency) {
  return (
    <section aria-labelledby="ask-heading">
      <h2 id="ask-heading">Yours to see, correct and delete</h2>
      <p className={styles.text}>
        Call or write. We show you what we have of you, correct it, or delete it. You need no form
        and no reason. The Colorado Privacy Act asks this of companies that handle the data of many
        people; we do it for everybody.
      </p>
      <div className={styles.contact} {...unquoted(sample)}>
        <p>
          <strong>{name}</strong>, {area} {sample && <SampleMark />}
        </p>
        <p>
          <a href={`tel:${phone.international}`}>{phone.display}</a>
        </p>
        <p>{hours.sentence}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </section>
  );
}
