import { answersMessages, type Agency } from '#content-model/schemas/agency-schema.ts';
import { privacyPage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { takesVisitor } from '../contact/booking-address.ts';
import { joinSentences } from './stored-data.ts';
import styles from './message-steps.module.css';

interface Props {
  readonly agency: Agency;
  readonly facts: PrivacyFacts;
}

/** What happens to a message, from typing to deletion. */
export function MessageSteps({ agency, facts }: Props) {
  const { typed, sent, arrived, answered, deleted } = text;
  const { retentionDays, sendsMail, runsAtGoogle } = facts;
  const steps = [
    { name: typed.name, sentences: typed.text },
    { name: sent.name, sentences: joinSentences(sent.text, runsAtGoogle && sent.atGoogle) },
    {
      name: arrived.name,
      sentences: joinSentences(
        sendsMail ? arrived.emailed : arrived.notEmailed,
        chatSentence(facts),
      ),
    },
    {
      name: answered.name,
      sentences: joinSentences(
        answersMessages(agency) ? answered.text : answered.sample,
        agency.booking !== undefined && takesVisitor(agency.booking) && answered.booking,
      ),
    },
    {
      name: deleted.name,
      sentences: joinSentences(
        retentionDays === undefined ? deleted.noDay : deletedAfter(retentionDays),
        deleted.onRequest,
      ),
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
            <p>{sentences}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const text = privacyPage.message;

function chatSentence({ chatService }: PrivacyFacts): string | undefined {
  if (chatService === undefined) return undefined;
  const { chat, otherService } = text.arrived;
  return fillSlots(chat, {
    service: chatService === 'another service' ? otherService : chatService,
  });
}

function deletedAfter(count: number): string {
  const { after, oneDay, severalDays } = text.deleted;
  return fillSlots(after, { days: count === 1 ? oneDay : fillSlots(severalDays, { count }) });
}
