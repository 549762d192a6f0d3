import { readTab, writeTab } from './tab-storage.ts';
import { whenOpened } from './when-shown.ts';

/**
 * Keeps the scroll position from one article to the next, where the address contains `post`: from
 * the specification. Every other page starts at its top, and the browser handles back and forward.
 */
export function keepPlaceAmongPosts(): void {
  if (!isPost(location.href)) return;
  const savePlace = () => writeTab(placeKey, [scrollY]);
  addEventListener('pagehide', savePlace);
  // A prerendered page may be shown before this one gets `pagehide`; the click is early enough.
  document.addEventListener('click', savePlace, { capture: true });
  whenOpened(() => {
    const [place] = readTab(placeKey);
    if (typeof place === 'number' && cameByLink() && isOwnPost(document.referrer)) {
      scrollTo({ top: place, behavior: 'instant' });
    }
  });
}

const placeKey = 'place-among-posts';

function isPost(address: string): boolean {
  return new URL(address).pathname.includes('post');
}

function isOwnPost(address: string): boolean {
  return address.startsWith(`${location.origin}/`) && isPost(address);
}

function cameByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'navigate' && location.hash === '';
}
