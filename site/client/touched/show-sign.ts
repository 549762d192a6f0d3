import { readTab, signKey } from '../tab-storage.ts';

/** Shows the sign that the visitor put up on the home page. */
export function showSign(): void {
  if (readTab(signKey).length === 0) return;
  import('#site/sections/shop-sign/connect-shop-sign.ts')
    .then(({ showStoredSign }) => showStoredSign())
    .catch(() => {
      // Without a connection the pictures stay as they are.
    });
}
