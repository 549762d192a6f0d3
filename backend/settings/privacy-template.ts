import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The privacy page that a host serves, in the folder of the site. */
export const privacyFile = 'privacy.html';

/** Where the build keeps it with the sentences for every case. The dot keeps visitors out. */
export const privacyTemplateFile = '.privacy.html';

/** `undefined` where the build has left none. */
export async function readPrivacyTemplate(siteFolder: string): Promise<string | undefined> {
  return readFile(join(siteFolder, privacyTemplateFile), 'utf8').catch(() => undefined);
}
