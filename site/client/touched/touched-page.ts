import { startAll } from '../start-all.ts';
import { connectDividers } from './dividers.ts';
import { loadTouchedParts } from './load-touched-parts.ts';
import { makeSheetModal } from './make-sheet-modal.ts';
import { markCurrentSection } from './mark-current-section.ts';
import { showSign } from './show-sign.ts';

/** What every page runs once someone touches it. Nothing before needs it. */
startAll([makeSheetModal, markCurrentSection, connectDividers, loadTouchedParts, showSign]);
