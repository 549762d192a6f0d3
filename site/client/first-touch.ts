/** Runs `then` when the visitor first scrolls, taps, clicks or presses a key. */
export function onFirstTouch(then: () => void): void {
  const events = ['scroll', 'pointerdown', 'keydown'];
  const onTouch = () => {
    for (const event of events) removeEventListener(event, onTouch);
    then();
  };
  for (const event of events) addEventListener(event, onTouch, { passive: true });
}
