import { startAll } from '../start-all.ts';
import { connectCopyButtons } from './copy-buttons.ts';
import { loadTouchedParts } from './load-touched-parts.ts';
import { makeSheetModal } from './make-sheet-modal.ts';
import { markCurrentSection } from './mark-current-section.ts';
import { showSign } from './show-sign.ts';
import { connectCases } from './touched-cases.ts';

/** What every page runs once someone touches it. Nothing before needs it. */
startAll([
  connectCopyButtons,
  makeSheetModal,
  markCurrentSection,
  connectCases,
  loadTouchedParts,
  showSign,
]);
