/** Runs `then` when the visitor first scrolls, taps, clicks, presses a key or has a program do so. */
export function onFirstTouch(then: () => void): void {
  const events = ['scroll', 'pointerdown', 'keydown', 'focusin', 'click'];
  const onTouch = () => {
    for (const event of events) removeEventListener(event, onTouch);
    then();
  };
  for (const event of events) addEventListener(event, onTouch, { passive: true });
}
