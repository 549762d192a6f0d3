import { contact, offer } from '#content-model/content.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { FounderLine } from './founder-line.tsx';
import styles from './next-steps.module.css';

const text = contact.next;
const { how, youLeaveWith } = offer.consultation;

/** What happens after a message or a call, and with whom. */
export function NextSteps({ level }: { readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.next}>
      <Heading className={styles.heading}>{text.heading}</Heading>
      <FounderLine />
      <Steps steps={[...text.steps, `${how} ${youLeaveWith}`]} />
    </div>
  );
}

export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index}>
          <Waypoint number={index + 1} />
          {step}
        </li>
      ))}
    </ol>
  );
}
