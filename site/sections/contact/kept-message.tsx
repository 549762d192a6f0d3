import { Button } from '#site/ui/button.tsx';
import styles from './notice.module.css';
import { useKeptUntil } from './use-kept-until.ts';

interface Props {
  /** True while something newer is said about the same message. */
  readonly silent: boolean;
  readonly onDiscard: () => void;
  /** The way back, where the message has just been discarded. */
  readonly onUndo: (() => void) | undefined;
}

/**
 * Says that what stands in the form was to be sent before, on another page or another day, and was
 * not: whoever sits at this browser now has to know, and be able to send or discard it.
 */
export function KeptMessage({ silent, onDiscard, onUndo }: Props) {
  const keptUntil = useKeptUntil();
  return (
    <div className={styles.status} role="status">
      {onUndo ? (
        <div className={styles.notice} data-kept>
          <p>The message is discarded, and no longer kept in this browser.</p>
          <div className={styles.ways}>
            <Button size="small" onClick={onUndo} autoFocus>
              Undo
            </Button>
          </div>
        </div>
      ) : (
        keptUntil &&
        !silent && (
          <div className={styles.notice} data-kept>
            <p className={styles.title}>Your message is not sent yet</p>
            <p>
              It was written here before, and we have not confirmed it. This browser keeps it until{' '}
              {keptUntil}.
            </p>
            <div className={styles.ways}>
              <Button type="submit" size="small">
                Send now
              </Button>
              <button type="button" className={styles.discard} onClick={onDiscard}>
                Discard it
              </button>
            </div>
          </div>
        )
      )}
    </div>
  );
}
