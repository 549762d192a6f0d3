declare global {
  interface Document {
    /** True while the browser prerenders a page that the visitor has not opened yet (Chromium). */
    prerendering?: boolean;
  }
}

/** Runs `then` at once, or on a prerendered page when the visitor opens it. */
export function whenOpened(then: () => void): void {
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else {
    then();
  }
}

/** Runs `then` once the visitor sees this page, and each time it comes back from the back-forward cache. */
export function whenShown(then: () => void): void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') then();
    // Adding the same listener twice adds it once.
    else document.addEventListener('visibilitychange', whenVisible, { once: true });
  };
  whenOpened(whenVisible);
  addEventListener('pageshow', (event) => {
    if (event.persisted) whenVisible();
  });
}
