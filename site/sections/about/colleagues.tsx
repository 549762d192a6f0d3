import { drawing } from '#site/content/drawing.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './colleagues.module.css';
import { Story, type TeamMember } from './founder.tsx';

/** The team without the founder, under the heading of the founder's section. */
export function Colleagues({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <ul className={styles.colleagues} data-ground="light">
      {members.map(({ id, sample, name, title, image, alt, story }) => (
        <li key={id}>
          <img
            className={styles.portrait}
            {...drawing(image)}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.words} {...unquoted(sample)}>
            <h3>
              {name} {sample && <SampleMark />}
            </h3>
            <p className={styles.title}>{title}</p>
            <Story text={story} />
          </div>
        </li>
      ))}
    </ul>
  );
}
