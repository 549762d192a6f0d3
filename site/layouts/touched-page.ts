import { startAll } from '../client/start-all.ts';
import { closeBesideDialogs } from '../client/touched/close-beside-dialogs.ts';
import { connectCopyButtons } from '../client/touched/copy-buttons.ts';
import { loadTouchedParts } from '../client/touched/load-touched-parts.ts';
import { makeSheetModal } from '../client/touched/make-sheet-modal.ts';
import { markCurrentSection } from '../client/touched/mark-current-section.ts';
import { connectCases } from '../client/touched/touched-cases.ts';
import { showSign } from '../sections/shop-sign/show-sign.ts';

/** What every page runs once someone touches it. Nothing before needs it. */
startAll([
  connectCopyButtons,
  closeBesideDialogs,
  makeSheetModal,
  markCurrentSection,
  connectCases,
  () =>
    loadTouchedParts({
      'contact-form': async () =>
        (await import('../sections/contact/form/connect-contact-form.ts')).connectContactForm,
      'counting-switch': async () =>
        (await import('../sections/privacy/connect-counting-switch.ts')).connectCountingSwitch,
      plan: async () => (await import('../sections/plan/connect-plan.ts')).connectPlan,
      'shop-check': async () =>
        (await import('../sections/check/connect-shop-check.ts')).connectShopCheck,
      'shop-sign': async () =>
        (await import('../sections/shop-sign/connect-shop-sign.ts')).connectShopSign,
    }),
  showSign,
]);
