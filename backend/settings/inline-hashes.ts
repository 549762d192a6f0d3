import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { InlineHashes } from '../http/content-policy.ts';

/** Where the build notes what stands inside its files. The dot keeps visitors out. */
export const inlineHashesFile = '.inline-hashes.json';

/** By the file's path in the site's folder, with `/` between its parts. */
export type InlineHashesByFile = Readonly<Record<string, InlineHashes | undefined>>;

/** Reads what the build has noted. A folder without notes has files without inline parts. */
export async function readInlineHashes(siteFolder: string): Promise<InlineHashesByFile> {
  const json = await readFile(join(siteFolder, inlineHashesFile), 'utf8').catch(() => '{}');
  return notes.parse(JSON.parse(json));
}

const hashes = z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/));
const notes = z.record(z.string(), z.strictObject({ scripts: hashes, styles: hashes }));
