/** `localStorage` has an item of this name in a browser that is not to be counted. */
export const uncountedKey = 'do-not-count';

/** Whether to count the visits of this browser: `/privacy` has a switch. */
export function mayCount(): boolean {
  try {
    return localStorage.getItem(uncountedKey) === null;
  } catch {
    // Where storage is blocked the switch is off.
    return true;
  }
}
