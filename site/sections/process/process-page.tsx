import { ClimbingStep } from '#site/art/mark/climbing-step.tsx';
import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { drawing } from '#site/art/drawing.ts';
import { Breadcrumb } from '#site/ui/breadcrumb.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Altimeter } from './altimeter.tsx';
import styles from './process-page.module.css';
import { ProcessStepSection, type ProcessStep } from './process-step.tsx';

/** How the work goes, told as a climb: its three sections, beside an altimeter that says where one is. */
export function ProcessPage({ steps }: { readonly steps: readonly ProcessStep[] }) {
  const stops = steps.map((step) => ({ ...step, id: idOf(step.title) }));
  return (
    <>
      <PageHead
        heading="The Process"
        lead="Three stretches, from the first talk to open doors. For each: what we do, what you do, and what you leave with."
        breadcrumb={
          <Breadcrumb
            trail={[
              { name: 'Home', link: '/' },
              { name: 'About', link: '/about' },
            ]}
            current="The Process"
            separator={<ClimbingStep />}
          />
        }
      >
        <ClimbPicture />
      </PageHead>
      <div className={styles.way}>
        <div className={styles.climb}>
          <Altimeter stops={stops} />
          <div>
            {stops.map((stop) => (
              <ProcessStepSection key={stop.id} {...stop} />
            ))}
          </div>
        </div>
        <section className={styles.start} aria-labelledby="start-heading">
          <h2 id="start-heading">
            Start where you are. <br />
            The consultation is free.
          </h2>
          <ContactButton icon={<LineIcon />}>Free Consultation</ContactButton>
        </section>
      </div>
    </>
  );
}

function ClimbPicture() {
  const wide = drawing('process-climb-wide.svg');
  return (
    <picture className={styles.picture}>
      <source media="(width >= 960px)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img
        {...drawing('process-climb-phone.svg')}
        fetchPriority="high"
        alt="The owner of a bakery and a planner on their way from the shop’s door into the foothills. It has three waypoints: the goal at the door, the introductory period on the way up, and time to market, from where it goes on level below the Front Range."
      />
    </picture>
  );
}

/** `The goal` → `the-goal`: what the section's address ends with. */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
