import type { ReactNode } from 'react';
import { fillSlots } from '#content-model/fill-slots.ts';
import styles from './before-after.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** Two pictures of the same shape. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly divider: string;
  /** What they say of its place; `{percent}` is the part of the picture before it. */
  readonly dividerValue: string;
  /** Whether a guess uncovers the second one: it stands in a `[data-guess]` with radio buttons. */
  readonly isGuessed?: boolean | undefined;
}

/**
 * Two pictures under one divider, which the pointer drags and the arrow keys move with the script
 * `site/client/touched/touched-cases.ts`. Without scripts and on paper, one picture is below the other.
 * Only the divider takes the pointer, so what lies over the pictures can be pressed.
 */
export function BeforeAfter({
  before,
  after,
  beforeLabel,
  afterLabel,
  divider,
  dividerValue,
  isGuessed = false,
}: Props) {
  const startPercent = isGuessed ? startAfterGuess : start;
  return (
    <div className={styles.pair}>
      <div className={styles.before}>
        <span className={styles.label} data-ground="paper">
          {beforeLabel}
        </span>
        {before}
      </div>
      <div className={styles.after}>
        <span className={styles.label} data-ground="paper">
          {afterLabel}
        </span>
        {after}
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
        defaultValue={startPercent}
        // A reload begins at the start again, as the pictures do.
        autoComplete="off"
        aria-label={divider}
        aria-valuetext={fillSlots(dividerValue, { percent: startPercent })}
        data-divider-value={dividerValue}
      />
    </div>
  );
}

/** Where the divider is at first, as in the style sheet. */
const start = 38;
const startAfterGuess = 4;
