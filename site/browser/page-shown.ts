declare global {
  interface Document {
    /** True while the browser prepares a page that the visitor has not opened yet (Chromium). */
    readonly prerendering?: boolean;
  }
}

/** Runs `then` once the visitor is on this page: at once, or when a prerendered page is opened. */
export function whenOpened(then: () => void): void {
  if (document.prerendering === true) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else {
    then();
  }
}

/** Like {@link whenOpened}, and again each time the page comes back from the back-forward cache. */
export function whenShown(then: () => void): void {
  whenOpened(then);
  addEventListener('pageshow', (event) => {
    if (event.persisted) then();
  });
}
