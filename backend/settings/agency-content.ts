import { contentFolder } from '#contract/content/content-folder.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { ContentError, readContent } from '#contract/content/read-content.ts';
import { StartError } from './start-error.ts';

/** Reads what the agency edits. Throws {@link StartError}, which says what is wrong and where. */
export function agencyContent(folder = contentFolder): Content {
  try {
    return readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(error.message.split('\n'));
    throw error;
  }
}
