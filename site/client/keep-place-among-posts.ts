import { isNewVisit } from './is-new-visit.ts';
import { readTab, writeTab } from './tab-storage.ts';
import { whenOpened } from './when-shown.ts';

/**
 * Keeps the scroll position from one article to the next, where the address contains `post` (specification),
 * if the title of the new one stays in sight. Every other page starts at its top.
 */
export function keepPlaceAmongPosts(): void {
  if (!isPost(location.href)) return;
  const savePlace = () => writeTab(placeKey, [scrollY]);
  addEventListener('pagehide', savePlace);
  // A prerendered page may be shown before this one gets `pagehide`; the click is early enough.
  document.addEventListener('click', savePlace, { capture: true });
  whenOpened(() => {
    const [place] = readTab(placeKey);
    if (typeof place !== 'number' || !isNewVisit() || location.hash !== '') return;
    if (isOwnPost(document.referrer) && hasTitleInSight(place)) {
      scrollTo({ top: place, behavior: 'instant' });
    }
  });
}

const placeKey = 'place-among-posts';

/** Whether the title of this article can be read at a place of the page, under what stays at the top. */
function hasTitleInSight(place: number): boolean {
  const title = document.querySelector('h1');
  if (!title) return false;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return title.getBoundingClientRect().top + scrollY >= place + (covered || 0);
}

function isPost(address: string): boolean {
  return new URL(address).pathname.includes('post');
}

function isOwnPost(address: string): boolean {
  return address.startsWith(`${location.origin}/`) && isPost(address);
}
