import { frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { PicturePlaceName } from '#content-model/schemas/picture-schema.ts';
import { ContentPicture, type DescribedPicture } from '#site/content/content-picture.tsx';
import { Icon } from '#site/ui/icon.tsx';
import styles from './compared-picture.module.css';

interface Props {
  readonly picture: DescribedPicture & { readonly before?: DescribedPicture | undefined };
  readonly place: PicturePlaceName;
  readonly sizes: string;
  /** What it is a picture of, for screen readers. */
  readonly what: string;
  readonly labels?: { readonly before: string; readonly after: string } | undefined;
  /** Whether the text beside it says what it shows. */
  readonly isCaptioned?: boolean;
  readonly isFirst?: boolean;
  /** Whether a guess uncovers it: it stands in a `[data-guess]` with radio buttons. */
  readonly isGuessed?: boolean;
}

/**
 * A picture, under one divider with the picture from before if there is one. Without scripts
 * one is below the other, and on paper beside it. Only the divider takes the pointer, so what lies over the
 * pictures can be pressed.
 */
export function ComparedPicture(props: Props) {
  const { picture, place, sizes, what, labels = text, isCaptioned, isFirst, isGuessed } = props;
  const shown = (described: DescribedPicture, isSeen = isFirst) => (
    <ContentPicture
      picture={isCaptioned ? { ...described, alt: '' } : described}
      place={place}
      sizes={sizes}
      isFirst={isSeen}
    />
  );
  if (picture.before === undefined) return shown(picture);
  const percent = isGuessed ? startAfterGuess : start;
  return (
    <div className={styles.pair}>
      <div className={styles.before}>
        <span className={styles.label} data-ground={isGuessed ? 'paper' : undefined}>
          {labels.before}
        </span>
        {shown(picture.before)}
      </div>
      <div className={styles.after}>
        <span className={styles.label} data-ground={isGuessed ? 'paper' : undefined}>
          {labels.after}
        </span>
        {shown(picture, isFirst && !isGuessed)}
      </div>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip} data-ground="paper">
          <Icon name="move" size="1.5rem" />
        </span>
      </span>
      <input
        className={styles.divider}
        type="range"
        step="any"
        defaultValue={percent}
        // A reload begins at the start again, as the pictures do.
        autoComplete="off"
        aria-label={fillSlots(text.divider, { what })}
        aria-valuetext={fillSlots(text.dividerValue, { percent })}
        data-divider-value={text.dividerValue}
      />
    </div>
  );
}

const text = frame.comparison;

/** Where the divider is at first, in percent, as in the style sheet. */
const start = 38;
const startAfterGuess = 4;
