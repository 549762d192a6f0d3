import { fileURLToPath } from 'node:url';

/** Where everything is that the agency edits. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));
