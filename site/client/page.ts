import { startAnalytics } from './analytics/start-analytics.ts';
import { connectContactBar } from './contact-bar.ts';
import { connectContactChoices } from './contact-choice.ts';
import { connectCopyButtons } from './copy-buttons.ts';
import { connectDialogs } from './dialogs.ts';
import { connectDividers } from './dividers.ts';
import { finishPlainPost } from './finish-plain-post.ts';
import { keepPlaceAmongPosts } from './keep-place-among-posts.ts';
import { makeSheetModal } from './make-sheet-modal.ts';
import { markCurrentSection } from './mark-current-section.ts';
import { connectOfflineNotes } from './offline-note.ts';
import { connectHeader } from './page-header.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
const starts = [
  keepPlaceAmongPosts,
  startAnalytics,
  connectHeader,
  connectContactBar,
  connectDialogs,
  connectDividers,
  connectContactChoices,
  connectCopyButtons,
  connectOfflineNotes,
  finishPlainPost,
  markCurrentSection,
  makeSheetModal,
];

// The contact form imports parts of this file: a mistake must not keep it, or what comes after, from starting.
for (const start of starts) {
  try {
    start();
  } catch (error) {
    // Later, so that the browser logs it as uncaught and the loop goes on.
    setTimeout(() => {
      throw error;
    });
  }
}
