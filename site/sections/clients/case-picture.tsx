import { clientsPage } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { ComparedPicture } from '../compared/compared-picture.tsx';
import styles from './case-picture.module.css';
import { PictureDialog } from './picture-dialog.tsx';

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

const text = clientsPage.picture;
