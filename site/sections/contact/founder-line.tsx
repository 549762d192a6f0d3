import { contact, frame, team } from '#content-model/content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './founder-line.module.css';

/** The face, name and title of the person whom a visitor talks to: the first of the team. */
export function FounderLine() {
  const [founder] = team;
  if (!founder) return null;
  const { sample, name, title, image, face = image, focus } = founder;
  return (
    <div className={`${styles.person} beside`} {...hideFromSnippets(sample)}>
      <ContentPicture
        className={styles.face}
        picture={{ image: face, focus, alt: '' }}
        place="avatar"
        sizes="4.5rem"
      />
      <p>
        <span className="note">{contact.next.person}</span>
        <strong>
          <bdi>{name}</bdi> {sample && <SampleMark text={frame.sampleMark} />}
        </strong>
        <span className="note">{title}</span>
      </p>
    </div>
  );
}
