import { ContentPicture } from '#site/content/content-picture.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './colleagues.module.css';
import { PersonLists, PersonText, type TeamMember } from './founder.tsx';

/** The team without the founder, under the heading of the founder's section. */
export function Colleagues({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <ul className={styles.colleagues} data-ground="light">
      {members.map((person) => (
        <li key={person.id}>
          <ContentPicture
            className={styles.portrait}
            image={person.image}
            alt={person.alt}
            focus={person.focus}
            place="portrait"
            sizes="(width >= 960px) 24rem, (width >= 600px) 50vw, 100vw"
          />
          <div className={styles.words} {...hideFromSnippets(person.sample)}>
            <PersonText {...person} titleClass={styles.title} />
            <PersonLists {...person} />
          </div>
        </li>
      ))}
    </ul>
  );
}
