import { answersMessages, type Agency } from '#content-model/schemas/agency-schema.ts';
import { privacyPage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { takesVisitor } from '../contact/booking-address.ts';
import { sentencesOf } from './stored-data.ts';
import styles from './message-steps.module.css';

interface Props {
  readonly agency: Agency;
  readonly facts: PrivacyFacts;
}

/** What happens to a message, from typing to deletion. */
export function MessageSteps({ agency, facts }: Props) {
  const { typed, sent, answered, deleted } = text;
  const { chat, otherService, ...arrived } = text.arrived;
  const { chatService, retentionDays } = facts;
  const service = chatService === 'another service' ? otherService : chatService;
  const steps = [
    { name: typed.name, sentences: [typed.text] },
    { name: sent.name, sentences: [sentencesOf(sent, facts)] },
    {
      name: arrived.name,
      sentences: [sentencesOf(arrived, facts), service && fillSlots(chat, { service })],
    },
    {
      name: answered.name,
      sentences: [
        answersMessages(agency) ? answered.text : answered.sample,
        agency.booking && takesVisitor(agency.booking) && answered.booking,
      ],
    },
    {
      name: deleted.name,
      sentences: [
        retentionDays === undefined ? deleted.noDay : deletedAfter(retentionDays),
        deleted.onRequest,
      ],
    },
  ];
  return (
    <section aria-labelledby="way-heading">
      <h2 id="way-heading">{text.heading}</h2>
      <ol role="list" className={styles.list}>
        {steps.map(({ name, sentences }, index) => (
          <li key={name}>
            <Waypoint number={index + 1} />
            <h3 className="small-heading">{name}</h3>
            <p>{sentences.filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const text = privacyPage.message;

function deletedAfter(count: number): string {
  const { after, oneDay, severalDays } = text.deleted;
  return fillSlots(after, { days: count === 1 ? oneDay : fillSlots(severalDays, { count }) });
}
