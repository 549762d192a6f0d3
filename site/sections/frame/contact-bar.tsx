import { agency, frame } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './contact-bar.module.css';

/** The lower edge of narrow windows: a call and the consultation. Without scripts it links to the form. */
export function ContactBar({ formAddress }: { readonly formAddress: string }) {
  return (
    <div className={`${styles.bar} no-print`} data-contact-bar>
      <section
        className={`${styles.row} beside spread`}
        aria-label={frame.contactBar}
        data-ground="evening"
      >
        <a
          className={`${styles.call} call-link tap-target`}
          href={`tel:${agency.phone.international}`}
        >
          <Icon name="phone" />
          {frame.call}{' '}
          <span className="icon-text" {...hideFromSnippets(agency.sample)}>
            {agency.phone.display}
          </span>
        </a>
        <div className={`${styles.consultation} with-script`}>
          <ContactButton size="small">{frame.consultationButton}</ContactButton>
        </div>
        <div className={`${styles.consultation} without-script`}>
          <ButtonLink href={formAddress} look="action" size="small">
            {frame.consultationButton}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
