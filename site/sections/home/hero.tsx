import { agency, frame, homePage as text, processPage } from '#content-model/content.ts';
import { WindowPicture } from '#site/content/window-picture.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { lengthName, longWord } from '#site/ui/length-name.ts';
import { OpenNow } from '#site/ui/open-now.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { Languages } from '../contact/languages.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { PricesLine } from './prices-line.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { image, tablet = image, phone = image, alt, focus } = text.picture;
  return (
    <section className={styles.hero} data-street aria-labelledby="hero-heading">
      <div className={styles.words}>
        <h1
          id="hero-heading"
          // In smaller letters it leaves the street below it in sight.
          data-length={lengthName(text.heading.length, 34, 48)}
          {...longWord(text.heading)}
        >
          {text.heading}
        </h1>
        <p className={styles.tagline}>{agency.tagline}</p>
        <div className={`${styles.actions} row`} data-first-contact>
          {processPage.hidden !== true && (
            <ButtonLink href="/process" hasLine>
              {text.button}
            </ButtonLink>
          )}
          <ContactButton>{frame.consultationButton}</ContactButton>
          <div className={`note row ${styles.aside}`}>
            <PricesLine className={styles.prices} />
            <PlanLink />
            {agency.languages && (
              <div className={styles.languages}>
                <Languages />
              </div>
            )}
            <OpenNow className={styles.openNow} />
          </div>
        </div>
      </div>
      <WindowPicture
        className={styles.picture}
        files={[
          {
            image,
            place: 'homeWide',
            media: '(width >= 60em), (width >= 37.5em) and (height < 43.75em)',
          },
          { image: tablet, place: 'homeTablet', media: '(width >= 37.5em)' },
          { image: phone, place: 'homePhone' },
        ]}
        alt={alt}
        focus={focus}
      />
    </section>
  );
}
