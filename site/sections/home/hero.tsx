import { frame, homePage as text, processPage } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { drawing } from '#site/content/drawing.ts';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { longWord } from '#site/ui/long-word.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './hero.module.css';

/** The first screen of the home page. */
export function Hero({ agency }: { readonly agency: Agency }) {
  const wide = drawing('street-wide.svg');
  const tablet = drawing('street-tablet.svg');
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.words}>
        <h1 id="hero-heading" data-length={headingLength(text.heading)} {...longWord(text.heading)}>
          {text.heading}
        </h1>
        <p className={styles.tagline}>{agency.tagline}</p>
        {processPage.hidden === true ? (
          <ContactButton icon={<LineIcon />}>{frame.consultationButton}</ContactButton>
        ) : (
          <ButtonLink href="/process" icon={<LineIcon />}>
            {text.button}
          </ButtonLink>
        )}
      </div>
      <picture className={styles.picture}>
        <source
          media="(width >= 960px), (width >= 600px) and (height < 700px)"
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <source
          media="(width >= 600px)"
          srcSet={tablet.src}
          width={tablet.width}
          height={tablet.height}
        />
        <img {...drawing('street-phone.svg')} fetchPriority="high" alt={text.pictureAlt} />
      </picture>
    </section>
  );
}

/** A long heading has smaller letters, so that it leaves the street below it in sight. */
function headingLength({ length }: string): 'long' | 'longest' | undefined {
  if (length > 48) return 'longest';
  return length > 34 ? 'long' : undefined;
}
