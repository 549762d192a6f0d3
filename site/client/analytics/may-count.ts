/** Under this name `localStorage` has that this browser is not to be counted. */
export const uncountedKey = 'do-not-count';

/** Whether visits of this browser are counted: `/privacy` has a switch. */
export function mayCount(): boolean {
  try {
    return localStorage.getItem(uncountedKey) === null;
  } catch {
    // Where storage is blocked nobody can have said no.
    return true;
  }
}
