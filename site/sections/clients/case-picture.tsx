import { clientsPage } from '#contract/content/content.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
import { drawing } from '#site/content/drawing.ts';
import styles from './case-picture.module.css';
import { PictureDialog } from './picture-dialog.tsx';

interface Props {
  /** The id of the dialog that shows it large. */
  readonly id: string;
  readonly company: string;
  readonly sample: boolean;
  readonly image: string;
  readonly alt: string;
}

/** A client's picture. All of it is a button that shows it large, and logs the click. */
export function CasePicture({ id, company, sample, image, alt }: Props) {
  return (
    <>
      <figure className={styles.picture}>
        <img {...drawing(image)} alt={alt} loading="lazy" decoding="async" />
        <button
          type="button"
          className={`${styles.control} no-print`}
          commandfor={id}
          command="show-modal"
          data-event="client_images"
        >
          <span className={styles.label}>
            {text.enlarge}
            <span className="visually-hidden"> {fillSlots(text.enlargeAbout, { company })}</span>
          </span>
        </button>
      </figure>
      <PictureDialog
        id={id}
        company={company}
        sample={sample}
        picture={drawing(image)}
        caption={alt}
      />
    </>
  );
}

const text = clientsPage.picture;
