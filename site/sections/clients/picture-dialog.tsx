import type { Focus } from '#contract/content/picture-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { clientsPage, frame } from '#contract/content/content.ts';
import dialog from '#site/ui/dialog.module.css';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './picture-dialog.module.css';

interface Props {
  readonly id: string;
  readonly company: string;
  readonly sample: boolean;
  readonly image: string;
  readonly focus: Focus | undefined;
  /** What the picture shows. */
  readonly caption: string;
}

/** A client's picture, at least a third larger than in the page. What does not fit can be scrolled. */
export function PictureDialog({ id, company, sample, image, focus, caption }: Props) {
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
      <div className={styles.bar}>
        <div>
          <h2 id={headingId}>
            {company} {sample && <SampleMark />}
          </h2>
          <p className={`note ${styles.hint}`}>
            <Icon name="move" size="1.25rem" />
            {clientsPage.picture.move}
          </p>
        </div>
        <button
          type="button"
          className={`${dialog.leave} tap-target`}
          commandfor={id}
          command="close"
        >
          {frame.close}
          <Icon name="close" size="1.5rem" />
        </button>
      </div>
      {/* In the tab order, so that the arrow keys can scroll it. */}
      <div className={styles.pane} role="group" aria-labelledby={captionId} tabIndex={0}>
        <ContentPicture
          image={image}
          alt=""
          focus={focus}
          place="caseStudy"
          sizes="max(78vw, 40rem)"
        />
      </div>
      <p id={captionId} className={`note ${styles.caption}`}>
        {caption}
      </p>
    </dialog>
  );
}
