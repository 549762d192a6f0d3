import { drawing } from '#site/art/drawing.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './founder.module.css';

/** Somebody who works here, from `content/team.yaml`. */
export interface TeamMember {
  readonly sample: boolean;
  readonly name: string;
  /** What they do here. */
  readonly title: string;
  readonly image: string;
  readonly alt: string;
  /** Paragraphs, each on a line of its own. */
  readonly story: string;
}

/** The one whom owners talk to. */
export function Founder({ sample, name, title, image, alt, story }: TeamMember) {
  return (
    <section className={styles.founder} data-ground="light" aria-labelledby="founder-heading">
      <img
        className={styles.portrait}
        {...drawing(image)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {/* Search engines do not quote what is invented. */}
      <div className={styles.words} data-nosnippet={sample ? '' : undefined}>
        <h2 id="founder-heading">Who you talk to</h2>
        <h3>
          {name} {sample && <SampleMark />}
        </h3>
        <p className={styles.title}>{title}</p>
        {story.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
