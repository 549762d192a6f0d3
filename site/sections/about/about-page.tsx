import type { Content } from '#contract/content/content-schema.ts';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Founder, type TeamMember } from './founder.tsx';
import { Mission } from './mission.tsx';
import styles from './about-page.module.css';

interface Props {
  readonly about: Content['about'];
  /** The first of the team. */
  readonly founder: TeamMember;
}

/** The agency: its mission, its counters and its founder. */
export function AboutPage({ about, founder }: Props) {
  return (
    <>
      <PageHead
        heading="A small agency for streets like yours"
        lead={about.lead}
        actions={
          <>
            <ContactButton icon={<LineIcon />}>Contact Us</ContactButton>
            <TextLink href="/process" icon={<LineIcon />}>
              View Process
            </TextLink>
          </>
        }
      >
        <HeadPicture
          className={styles.street}
          wide="about-street-wide.svg"
          wideFrom={600}
          phone="about-street-phone.svg"
          alt="A Denver street: behind the big window of the agency’s workplace three people stand at a table, a baker with a tray comes to the door, and the Front Range rises behind the roofs."
        />
      </PageHead>
      <Mission mission={about.mission} counters={about.counters} />
      <Founder {...founder} />
      <CallToAction />
    </>
  );
}

/** The call to action at the end of the page. */
function CallToAction() {
  return (
    <section className={styles.call} aria-labelledby="call-heading">
      <h2 id="call-heading">Tell us what a good week looks like.</h2>
      <div>
        <p>
          And a bad one. The consultation is free, and it is about your business, not about ours.
        </p>
        <ContactButton icon={<LineIcon />}>Contact Us</ContactButton>
      </div>
    </section>
  );
}
