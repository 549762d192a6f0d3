import type { PropsWithChildren } from 'react';
import { frame, privacyPage as text } from '#content-model/content.ts';
import { hoursLine } from '#content-model/opening-hours.ts';
import { agencyArea, type Agency } from '#content-model/schemas/agency-schema.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { EmailText } from '#site/ui/email-text.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { BesidePicture } from '../page-head/beside-picture.tsx';
import { PageHead, type Trail } from '../page-head/page-head.tsx';
import { shownSign } from '../shop-sign/shown-sign.ts';
import askStyles from './ask-us.module.css';
import { Counting } from './counting.tsx';
import {
  notStored,
  sentencesOf,
  storedInBrowser,
  storedOnServer,
  type Stored,
} from './stored-data.ts';
import styles from './privacy-page.module.css';
import list from './stored-list.module.css';
import { MessageSteps } from './message-steps.tsx';

interface PrivacyPageProps {
  readonly trail?: Trail;
  readonly agency: Agency;
  readonly facts: PrivacyFacts;
}

/** What happens to a visitor's data, under the settings of the build. */
export function PrivacyPage({ trail, agency, facts }: PrivacyPageProps) {
  return (
    <>
      <PageHead {...text} trail={trail} pictureStands="beside">
        <BesidePicture className="rounded" picture={text.picture} place="answer" />
      </PageHead>
      <div className={styles.parts}>
        <MessageSteps agency={agency} facts={facts} />
        <div className={`${styles.pair} warm`}>
          <StoredList id="stored" {...text.stored} items={storedOnServer()}>
            <p>
              <strong>{robots.name}</strong> {sentencesOf(robots, facts)}
            </p>
          </StoredList>
          <StoredList id="not-stored" {...text.notStored} items={notStored(facts)} />
        </div>
        <div className={styles.pair}>
          <StoredList
            id="browser"
            {...text.inBrowser}
            items={storedInBrowser(facts, shownSign !== undefined)}
          >
            <p className="note">{text.inBrowser.clear}</p>
          </StoredList>
          <AskUs {...agency} />
        </div>
        <Counting facts={facts} />
      </div>
    </>
  );
}

const { robots } = text.message;
const { askUs } = text;

interface StoredListProps {
  readonly id: 'stored' | 'not-stored' | 'browser';
  readonly heading: string;
  readonly items: readonly Stored[];
}

/** What is stored or not, one line each: what it is, and what for. */
function StoredList({ id, heading, items, children }: PropsWithChildren<StoredListProps>) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul role="list" className={`${list.list} line-list`} data-list={id}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Who stores the data, and what visitors can ask for. */
function AskUs(agency: Agency) {
  const { sample, name, phone, email, hours } = agency;
  return (
    <section className={`${askStyles.ask} panel`} aria-labelledby="ask-heading">
      <h2 id="ask-heading">{askUs.heading}</h2>
      <p>{askUs.text}</p>
      <div className={`${askStyles.contact} strong-links`} {...hideFromSnippets(sample)}>
        <p>
          <strong>{name}</strong>, {agencyArea(agency)}{' '}
          {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
        </p>
        <p>
          <a href={`tel:${phone.international}`}>{phone.display}</a>
        </p>
        <p>{hoursLine(hours)}</p>
        <p>
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </p>
      </div>
    </section>
  );
}
