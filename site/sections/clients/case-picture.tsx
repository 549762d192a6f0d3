import { clientsPage, frame, type Content } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import dialog from '#site/ui/dialog.module.css';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import styles from './case-picture.module.css';
import dialogStyles from './picture-dialog.module.css';

interface Props {
  readonly study: Content['caseStudies'][number];
  readonly isFirst: boolean;
}

/** A client's pictures. All but their divider is a button that shows them large, and logs the click. */
export function CasePicture({ study, isFirst }: Props) {
  const { company } = study;
  const dialogId = `${study.id}-picture`;
  return (
    <>
      <figure className={styles.picture}>
        <ComparedPicture
          picture={study}
          place="caseStudy"
          what={company}
          sizes="(width >= 60em) 60vw, 100vw"
          isFirst={isFirst}
        />
        <button
          type="button"
          className={`${styles.control} link-button note no-print`}
          commandfor={dialogId}
          command="show-modal"
          data-event="client_images"
        >
          {text.enlarge}
          <span className="visually-hidden"> {fillSlots(text.enlargeAbout, { company })}</span>
        </button>
      </figure>
      <PictureDialog id={dialogId} study={study} />
    </>
  );
}

/** A client's pictures, at least a third larger than in the page. What does not fit can be scrolled. */
function PictureDialog({ id, study }: Pick<Props, 'study'> & { readonly id: string }) {
  const { company, sample, before, alt } = study;
  const headingId = `${id}-heading`;
  const captionId = `${id}-caption`;
  return (
    <dialog
      id={id}
      className={`${dialog.dialog} ${dialogStyles.dialog}`}
      aria-labelledby={headingId}
      closedby="any"
      data-ground="light"
    >
      <div className={`${dialogStyles.bar} beside spread`}>
        <div>
          <h2 id={headingId}>
            {company} {sample && <SampleMark text={frame.sampleMark} />}
          </h2>
          <p className={`note beside ${dialogStyles.hint}`}>
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
      <div className={dialogStyles.pane} role="group" aria-labelledby={captionId} tabIndex={0}>
        <ComparedPicture
          picture={study}
          place="caseStudy"
          what={company}
          sizes="max(78vw, 40rem)"
          isCaptioned
        />
      </div>
      <div className={`note ${dialogStyles.caption}`}>
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
