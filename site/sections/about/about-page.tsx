import { aboutPage as text, processPage } from '#content-model/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import callStyles from './call.module.css';
import { Counters } from './counters.tsx';
import { DoorSign } from './door-sign.tsx';
import { Colleagues, Founder, type TeamMember } from './team.tsx';
import styles from './about-page.module.css';
import mission from './mission.module.css';

interface Props {
  readonly team: readonly TeamMember[];
  /** Whether visits are counted here and nowhere else. */
  readonly countsItself: boolean;
}

/** The agency: its mission, its counters and its team. */
export function AboutPage({ team, countsItself }: Props) {
  const [founder, ...others] = team;
  return (
    <>
      <PageHead
        heading={text.heading}
        lead={text.lead}
        actions={
          <>
            <ContactButton hasLine>{text.contactButton}</ContactButton>
            {processPage.hidden !== true && <TextLink href="/process">{text.processLink}</TextLink>}
          </>
        }
      >
        <HeadPicture className={styles.street} picture={text.picture} wideFrom="37.5em" />
        <DoorSign picture={text.picture} />
      </PageHead>
      <Mission />
      {founder ? (
        <Founder {...founder}>
          <Call />
        </Founder>
      ) : (
        <div>
          <Call />
        </div>
      )}
      {others.length > 0 && <Colleagues members={others} />}
      <Facts countsItself={countsItself} />
    </>
  );
}

function Mission() {
  return (
    <section className={mission.mission} data-ground="dark" aria-labelledby="mission-heading">
      <div className={mission.words}>
        <h2 id="mission-heading">{text.missionHeading}</h2>
        <p className={`${mission.statement} display`}>{text.mission}</p>
      </div>
      {text.counters.length > 0 && <Counters label={text.countersLabel} counters={text.counters} />}
    </section>
  );
}

function Call() {
  return (
    <section
      className={`${callStyles.call} stack-3 from-start warm whole`}
      aria-labelledby="call-heading"
    >
      <h2 id="call-heading">{text.call.heading}</h2>
      <p className="lead">{text.call.text}</p>
      <ContactButton hasLine>{text.contactButton}</ContactButton>
    </section>
  );
}

/** Where the agency works, when it can be reached, and why it counts visits itself. */
function Facts({ countsItself }: { readonly countsItself: boolean }) {
  const { facts = [], ownCounting } = text;
  const shown = ownCounting && countsItself ? [...facts, ownCounting] : facts;
  if (shown.length === 0) return null;
  const items = shown.map(({ heading, text }) => ({ name: heading, text }));
  return <NamedTexts className={`${styles.facts} section named-texts`} items={items} />;
}
