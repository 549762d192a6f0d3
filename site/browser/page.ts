import { logClicks } from './analytics.ts';
import { connectContactChoices } from './contact-choice.ts';
import { forgetPostedDraft } from './contact-message-sent.ts';
import { connectDialogs } from './dialogs.ts';
import { logScreenViews } from './screen-view.ts';

/** What every page runs. It all works on static markup; React comes later, where it is needed. */
connectDialogs();
connectContactChoices();
forgetPostedDraft();
logClicks();
logScreenViews();
