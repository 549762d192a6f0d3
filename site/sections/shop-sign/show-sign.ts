import { readTab, signKey } from '#site/client/tab-storage.ts';

/** Shows the sign that the visitor put up on the home page. */
export function showSign(): void {
  const show = () => {
    if (readTab(signKey).length === 0) return;
    import('./connect-shop-sign.ts').then(
      ({ showStoredSign }) => showStoredSign(),
      () => {
        // Without a connection the pictures stay as they are.
      },
    );
  };
  show();
  // Put up on another page while this one was in the back-forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
