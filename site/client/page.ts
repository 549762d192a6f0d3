import { startAnalytics } from './analytics/start-analytics.ts';
import { connectContactBar } from './contact-bar.ts';
import { connectContactChoices } from './contact-choice.ts';
import { connectCopyButtons } from './copy-buttons.ts';
import { connectDialogs } from './dialogs.ts';
import { connectDividers } from './dividers.ts';
import { finishPlainPost } from './finish-plain-post.ts';
import { connectOfflineNotes } from './offline-note.ts';
import { keepPlaceAmongPosts } from './keep-place-among-posts.ts';
import { connectHeader } from './page-header.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
keepPlaceAmongPosts();
startAnalytics();
connectHeader();
connectContactBar();
connectDialogs();
connectDividers();
connectContactChoices();
connectCopyButtons();
connectOfflineNotes();
finishPlainPost();
