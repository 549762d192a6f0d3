import { messageSentPage } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import type { Page } from '../../page-meta/page-list.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { AskUs } from './ask-us.tsx';
import { Counting } from './counting.tsx';
import { storedInBrowser, storedOnServer, type Stored } from './stored-data.ts';
import { NotStored } from './not-stored.tsx';
import styles from './privacy-page.module.css';
import list from './stored-list.module.css';
import { MessageSteps } from './message-steps.tsx';

interface PrivacyPageProps {
  readonly trail?: Page['trail'];
  readonly agency: Agency;
  readonly facts: PrivacyFacts;
}

/** What happens to a visitor's data, under the settings of the build. */
export function PrivacyPage({ trail, agency, facts }: PrivacyPageProps) {
  return (
    <>
      <PageHead
        heading="What happens to your message"
        lead="Read what you like: we count visits, not visitors. Write to us, and we keep what you wrote, so that we can answer."
        trail={trail}
        pictureStands="beside"
      >
        <ContentPicture
          className={styles.picture}
          {...messageSentPage.picture}
          place="answer"
          sizes="(width >= 960px) 42vw, 100vw"
          isFirst
        />
      </PageHead>
      <div className={styles.parts}>
        <MessageSteps answersWithin={agency.answersWithin} facts={facts} />
        <div className={styles.pair} data-warm>
          <section aria-labelledby="kept-heading">
            <h2 id="kept-heading">What we keep</h2>
            <StoredList items={storedOnServer} />
          </section>
          <section aria-labelledby="not-kept-heading">
            <h2 id="not-kept-heading">What we don’t</h2>
            <NotStored facts={facts} />
          </section>
        </div>
        <Counting facts={facts} />
        <div className={styles.pair}>
          <section aria-labelledby="browser-heading">
            <h2 id="browser-heading">What your browser keeps</h2>
            <StoredList items={storedInBrowser(facts)} />
            <p className={`note ${styles.note}`}>
              Clear the data of this site in your browser, and it is gone.
            </p>
          </section>
          <AskUs {...agency} />
        </div>
      </div>
    </>
  );
}

/** What is stored, one line each: what it is, and what for. */
function StoredList({ items }: { readonly items: readonly Stored[] }) {
  return (
    <ul className={list.list} data-sign="stored">
      {items.map(({ what, sentence }) => (
        <li key={what}>
          <strong>{what}</strong> {sentence}
        </li>
      ))}
    </ul>
  );
}
