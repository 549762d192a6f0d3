import { answersMessages } from '#contract/content/agency-schema.ts';
import { agency, frame, team } from '#contract/content/content.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';

/** Where the script `agency-clock.ts` says whether somebody answers the phone now. Empty without it. */
export function OpenNow({ className = '' }: { readonly className?: string | undefined }) {
  // On a copy that only shows the site nobody picks up.
  const founder = answersMessages(agency) ? team[0] : undefined;
  const { open, openWith, closed } = frame.clock;
  return (
    <span
      className={`note no-print ${className}`}
      data-open-now={founder ? fillSlots(openWith, { person: firstName(founder.name) }) : open}
      data-closed={closed}
    />
  );
}

/** The first word, but no title: all of `Dr. Ada Bell`. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.endsWith('.') ? name : first;
}
