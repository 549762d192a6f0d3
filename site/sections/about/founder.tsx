import { aboutPage } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './founder.module.css';

export type TeamMember = Content['team'][number];

/** The first team member, whom owners talk to. */
export function Founder({ sample, name, title, image, alt, focus, story }: TeamMember) {
  return (
    <section className={styles.founder} data-ground="light" aria-labelledby="founder-heading">
      <ContentPicture
        className={styles.portrait}
        image={image}
        alt={alt}
        focus={focus}
        place="portrait"
        sizes="(width >= 600px) 38vw, 100vw"
      />
      <div className={styles.words} {...unquoted(sample)}>
        <h2 id="founder-heading">{aboutPage.founderHeading}</h2>
        <h3>
          {name} {sample && <SampleMark />}
        </h3>
        <p className={styles.title}>{title}</p>
        <Story text={story} />
      </div>
    </section>
  );
}

/** A person's story, in paragraphs. */
export function Story({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
