import { startAnalytics } from './analytics/start-analytics.ts';
import { connectContactBar } from './contact-bar.ts';
import { connectContactChoices } from './contact-choice.ts';
import { connectCopyButtons } from './copy-buttons.ts';
import { connectDialogs } from './dialogs.ts';
import { finishPlainPost } from './finish-plain-post.ts';
import { onFirstTouch } from './first-touch.ts';
import { keepPlaceAmongPosts } from './keep-place-among-posts.ts';
import { connectOfflineNotes } from './offline-note.ts';
import { connectHeader } from './page-header.ts';
import { readTab, signKey } from './tab-storage.ts';
import { startAll } from './start-all.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
startAll([
  keepPlaceAmongPosts,
  startAnalytics,
  connectHeader,
  connectContactBar,
  connectDialogs,
  connectContactChoices,
  connectCopyButtons,
  connectOfflineNotes,
  finishPlainPost,
  loadRestWhenTouched,
]);

function loadRestWhenTouched(): void {
  const load = () => {
    import('./touched/touched-page.ts').catch(() => {
      // Without a connection the page stays as it is, which is complete.
    });
  };
  // The visitor's sign is seen without a touch.
  if (readTab(signKey).length > 0) load();
  else onFirstTouch(load);
}
