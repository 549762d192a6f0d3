import { offerContactTool } from './agent-tools.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { connectContactChoices } from './contact-choice.ts';
import { forgetPostedDraft } from './contact-message-sent.ts';
import { connectDialogs } from './dialogs.ts';
import { keepPlaceAmongPosts } from './page-place.ts';
import { connectPlainPosts } from './plain-posts.ts';
import { connectUnsentMessage } from './unsent-message.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
keepPlaceAmongPosts();
startAnalytics();
connectDialogs();
connectContactChoices();
forgetPostedDraft();
connectUnsentMessage();
connectPlainPosts();
offerContactTool();
