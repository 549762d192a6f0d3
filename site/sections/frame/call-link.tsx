import { agency, frame } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';

/** The phone number. On a phone only its icon is shown; a screen reader still reads the number. */
export function CallLink() {
  return (
    <a className="call-link tap-target" href={`tel:${agency.phone.international}`}>
      <Icon name="phone" />
      <span className="icon-text" {...hideFromSnippets(agency.sample)}>
        <span className="visually-hidden">{frame.call} </span>
        {agency.phone.display}
      </span>
    </a>
  );
}
