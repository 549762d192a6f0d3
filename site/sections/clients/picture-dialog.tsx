import { clientsPage, frame } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import dialog from '#site/ui/dialog.module.css';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './picture-dialog.module.css';

interface Props {
  readonly id: string;
  readonly study: Content['caseStudies'][number];
}

/** A client's pictures, at least a third larger than in the page. What does not fit can be scrolled. */
export function PictureDialog({ id, study }: Props) {
  const { company, sample, before, alt } = study;
  const headingId = `${id}-heading`;
  const captionId = `${id}-caption`;
  return (
    <dialog
      id={id}
      className={`${dialog.dialog} ${styles.dialog}`}
      aria-labelledby={headingId}
      closedby="any"
      data-ground="light"
    >
      <div className={`${styles.bar} beside spread`}>
        <div>
          <h2 id={headingId}>
            {company} {sample && <SampleMark text={frame.sampleMark} />}
          </h2>
          <p className={`note beside ${styles.hint}`}>
            <Icon name="move" size="1.25rem" />
            {text.move}
          </p>
        </div>
        <button
          type="button"
          className={`${dialog.leave} tap-target tinted-on-hover`}
          commandfor={id}
          command="close"
        >
          {frame.close}
          <Icon name="close" size="1.5rem" />
        </button>
      </div>
      {/* In the tab order, so that the arrow keys can scroll it. */}
      <div className={styles.pane} role="group" aria-labelledby={captionId} tabIndex={0}>
        <ComparedPicture
          picture={study}
          place="caseStudy"
          what={company}
          sizes="max(78vw, 40rem)"
          isCaptioned
        />
      </div>
      <div className={`note ${styles.caption}`}>
        {before && <Caption label={frame.comparison.before} alt={before.alt} />}
        <Caption id={captionId} label={before && frame.comparison.after} alt={alt} />
      </div>
    </dialog>
  );
}

interface CaptionProps {
  readonly id?: string;
  readonly label: string | undefined;
  readonly alt: string;
}

function Caption({ id, label, alt }: CaptionProps) {
  return (
    <p>
      {label !== undefined && <strong>{label}: </strong>}
      <span id={id}>{alt}</span>
    </p>
  );
}

const text = clientsPage.picture;
