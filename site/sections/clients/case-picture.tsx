import { clientsPage } from '#contract/content/content.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import type { Focus } from '#contract/content/picture-schema.ts';
import styles from './case-picture.module.css';
import { PictureDialog } from './picture-dialog.tsx';

interface Props {
  /** The id of the dialog that shows it large. */
  readonly id: string;
  readonly company: string;
  readonly sample: boolean;
  readonly image: string;
  readonly alt: string;
  readonly focus: Focus | undefined;
}

/** A client's picture. All of it is a button that shows it large, and logs the click. */
export function CasePicture({ id, company, sample, image, alt, focus }: Props) {
  return (
    <>
      <figure className={styles.picture}>
        <ContentPicture
          image={image}
          alt={alt}
          focus={focus}
          place="caseStudy"
          sizes="(width >= 960px) 60vw, 100vw"
        />
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
        image={image}
        focus={focus}
        caption={alt}
      />
    </>
  );
}

const text = clientsPage.picture;
