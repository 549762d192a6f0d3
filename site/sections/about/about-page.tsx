import { aboutPage as text, processPage } from '#content-model/content.ts';
import { TextLink } from '#site/ui/text-link.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Call } from './call.tsx';
import { Colleagues } from './colleagues.tsx';
import { Counters } from './counters.tsx';
import { DoorSign } from './door-sign.tsx';
import { Facts } from './facts.tsx';
import { Founder, type TeamMember } from './founder.tsx';
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
            {processPage.hidden !== true && (
              <TextLink href="/process" hasArrow>
                {text.processLink}
              </TextLink>
            )}
          </>
        }
      >
        <HeadPicture className={styles.street} picture={text.picture} wideFrom={600} />
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

/** The mission, over the counters. */
function Mission() {
  return (
    <section className={mission.mission} data-ground="dark" aria-labelledby="mission-heading">
      <div className={mission.words}>
        <h2 id="mission-heading">{text.missionHeading}</h2>
        <p className={mission.statement}>{text.mission}</p>
      </div>
      {text.counters.length > 0 && <Counters label={text.countersLabel} counters={text.counters} />}
    </section>
  );
}
