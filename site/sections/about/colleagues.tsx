import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './colleagues.module.css';
import { Story, type TeamMember } from './founder.tsx';

/** The team without the founder, under the heading of the founder's section. */
export function Colleagues({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <ul className={styles.colleagues} data-ground="light">
      {members.map(({ id, sample, name, title, image, alt, focus, story }) => (
        <li key={id}>
          <ContentPicture
            className={styles.portrait}
            image={image}
            alt={alt}
            focus={focus}
            place="portrait"
            sizes="(width >= 960px) 24rem, (width >= 600px) 50vw, 100vw"
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
