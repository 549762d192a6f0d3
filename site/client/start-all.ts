/** Starts the parts of a page one by one: a mistake in one must not keep the others from starting. */
export function startAll(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      // Later, so that the browser logs it as uncaught and the loop goes on.
      setTimeout(() => {
        throw error;
      });
    }
  }
}
