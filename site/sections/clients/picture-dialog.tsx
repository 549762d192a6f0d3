import type { Drawing } from '#site/art/drawing.ts';
import { Icon } from '#site/ui/icon.tsx';
import styles from './picture-dialog.module.css';

interface Props {
  readonly id: string;
  readonly company: string;
  readonly picture: Drawing;
  /** What the picture shows. */
  readonly caption: string;
}

declare module 'react' {
  interface CSSProperties {
    /** A picture's width divided by its height. */
    '--ratio'?: number;
  }
}

/** A client's picture as large as the window; on a small one larger than that, to be moved about. */
export function PictureDialog({ id, company, picture, caption }: Props) {
  const headingId = `${id}-heading`;
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={headingId}
      closedby="any"
      data-ground="light"
    >
      <div className={styles.bar}>
        <h2 id={headingId}>{company}</h2>
        <button type="button" className={styles.close} commandfor={id} command="close">
          Close
          <Icon name="close" />
        </button>
      </div>
      <figure>
        {/* It can be reached by Tab, so that the arrow keys can move what does not fit. */}
        <div className={styles.pane} role="group" aria-label="The picture" tabIndex={0}>
          <img
            {...picture}
            style={{ '--ratio': picture.width / picture.height }}
            alt={`${company}, in large`}
            loading="lazy"
            decoding="async"
          />
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </dialog>
  );
}
