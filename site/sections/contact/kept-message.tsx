import { useId } from 'react';
import { Button } from '#site/ui/button.tsx';
import styles from './notice.module.css';
import { useKeptMessage } from './use-kept-message.ts';

interface Props {
  /** True while something newer is said about the same message. */
  readonly silent: boolean;
  readonly onDiscard: () => void;
  /** The way back, where the message has just been discarded. */
  readonly onUndo: (() => void) | undefined;
}

/**
 * Says that what stands in the form was to be sent before, on another page or another day, and was
 * not: whoever sits at this browser now has to know, and be able to send or discard it. Its title is
 * there from the start, empty, so that its words are heard when they come; the rest is not read out.
 */
export function ArchivedMessage({ silent, onDiscard, onUndo }: Props) {
  const id = useId();
  const kept = useKeptMessage();
  const shown = onUndo !== undefined || (kept !== undefined && !silent);
  return (
    <div
      className={shown ? styles.notice : styles.nothing}
      data-kept
      {...(shown && { role: 'group', 'aria-labelledby': id })}
    >
      <p className={onUndo ? undefined : styles.title} id={id} role="status">
        {shown && (onUndo ? discardedWords : keptTitle(kept?.unsure === true))}
      </p>
      {shown && !onUndo && (
        <p>
          {kept?.unsure
            ? 'It was sent from here before, and no answer came.'
            : 'It was written here before, and could not be sent.'}{' '}
          This browser keeps it until {kept?.day}.
        </p>
      )}
      {shown && (
        <div className={styles.ways}>
          {onUndo ? (
            // Its key keeps the pressed button from becoming the one that sends.
            <Button key="undo" size="small" onClick={onUndo} autoFocus>
              Undo
            </Button>
          ) : (
            <>
              <Button type="submit" size="small">
                {kept?.unsure ? 'Send again' : 'Send now'}
              </Button>
              <button type="button" className={styles.discard} onClick={onDiscard}>
                Discard it
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const discardedWords = 'The message is discarded, and no longer kept in this browser.';

function keptTitle(unsure: boolean): string {
  return unsure ? 'We do not know whether your message arrived' : 'Your message is not sent yet';
}
