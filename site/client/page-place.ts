import { whenOpened } from './page-shown.ts';

/**
 * A page starts at its top, as browsers do it, but where the address contains `post`: from one
 * article to the next readers keep their place. Back and forward are the browser's own matter.
 */
export function keepPlaceAmongPosts(): void {
  if (!isPost(location.href)) return;
  const notePlace = () => writePlace(scrollY);
  addEventListener('pagehide', notePlace);
  // A prepared page may be shown before this one hears of its own end; the click is early enough.
  document.addEventListener('click', notePlace, { capture: true });
  whenOpened(() => {
    const place = readPlace();
    if (place !== undefined && cameByLink() && isOwnPost(document.referrer)) {
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

/** Storage may be blocked: then each article starts at its top. */
function readPlace(): number | undefined {
  try {
    const place = Number(sessionStorage.getItem(placeKey) ?? NaN);
    return Number.isFinite(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

function writePlace(place: number): void {
  try {
    sessionStorage.setItem(placeKey, String(Math.round(place)));
  } catch {
    // As above.
  }
}
