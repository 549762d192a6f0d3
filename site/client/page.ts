import { startAgencyClock } from './agency-clock.ts';
import { mayCount } from './analytics/may-count.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { connectContactBar } from './contact-bar.ts';
import { connectContactChoices } from './contact-choice.ts';
import { connectDialogs } from './dialogs.ts';
import { draftKey, finishPlainPost } from './finish-plain-post.ts';
import { onFirstTouch } from './first-touch.ts';
import { keepPlaceAmongPosts } from './keep-place-among-posts.ts';
import { connectOfflineNotes } from './offline-note.ts';
import { connectHeader } from './page-header.ts';
import { startAll } from './start-all.ts';
import { answersKey, readTab, signKey } from './tab-storage.ts';

/**
 * What every page runs. It all works on static markup.
 *
 * @param loadRest loads what a page needs only once a visitor touches it
 */
export function startPage(loadRest: () => Promise<unknown>): void {
  startAll([
    keepPlaceAmongPosts,
    startAnalytics,
    startAgencyClock,
    connectHeader,
    connectContactBar,
    connectDialogs,
    connectContactChoices,
    connectOfflineNotes,
    finishPlainPost,
    () => loadWhenTouched(loadRest),
  ]);
}

function loadWhenTouched(loadRest: () => Promise<unknown>): void {
  // Without a connection the next touch tries again.
  const load = () => void loadRest().catch(() => onFirstTouch(load));
  // The visitor's sign, answers and draft, a plan in the address, and the switch of one who is not counted, are seen
  // without a touch.
  const isStored = [signKey, answersKey, draftKey].some((key) => readTab(key).length > 0);
  if (isStored || location.hash.includes('=') || !mayCount()) load();
  else onFirstTouch(load);
}
