declare global {
  interface Document {
    /** True while the browser prepares a page that the visitor has not opened yet (Chromium). */
    prerendering?: boolean;
  }
}

/** Runs `then` once the visitor has opened this page: at once, or when a prerendered one is opened. */
export function whenOpened(then: () => void): void {
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else {
    then();
  }
}

/**
 * Runs `then` once the visitor sees this page, which in a tab opened behind another is later or
 * never; and again each time the page comes back from the back-forward cache.
 */
export function whenShown(then: () => void): void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') then();
    // The same listener twice is one: who waits already is not counted twice.
    else document.addEventListener('visibilitychange', whenVisible, { once: true });
  };
  whenOpened(whenVisible);
  addEventListener('pageshow', (event) => {
    if (event.persisted) whenVisible();
  });
}
