import { offerContactTool } from './agent-tools.ts';
import { logClicks } from './analytics.ts';
import { connectContactChoices } from './contact-choice.ts';
import { forgetPostedDraft } from './contact-message-sent.ts';
import { connectDialogs } from './dialogs.ts';
import { keepPlaceAmongPosts } from './page-place.ts';
import { connectPlainPosts } from './plain-posts.ts';
import { logScreenViews } from './screen-view.ts';
import { connectUnsentMessage } from './unsent-message.ts';
import { logViewEvent } from './view-event.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
keepPlaceAmongPosts();
connectDialogs();
connectContactChoices();
forgetPostedDraft();
connectUnsentMessage();
connectPlainPosts();
logClicks();
logScreenViews();
logViewEvent();
offerContactTool();
