import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Returns the folder of the content: `CONTENT_DIR`, or `content/` of this project. */
export function contentFolder(): string {
  const { CONTENT_DIR } = process.env;
  return CONTENT_DIR === undefined || CONTENT_DIR === '' ? ownFolder : resolve(CONTENT_DIR);
}

const ownFolder = fileURLToPath(new URL('../../content/', import.meta.url));
