import { contentFolder } from '#content-model/content-folder.ts';
import type { Content } from '#content-model/content-schema.ts';
import { ContentError, readContent } from '#content-model/read-content.ts';
import { StartError } from './settings.ts';

export function agencyContent(): Content {
  try {
    return readContent(contentFolder);
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(error.message.split('\n'));
    throw error;
  }
}
