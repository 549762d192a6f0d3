import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '#content-model/read-text.ts';
import shippedDrawings from './sample-drawings.json' with { type: 'json' };

/** Returns the names of the drawings in the folder that are still those of the shipped sample. */
export function sampleDrawings(folder: string): readonly string[] {
  const shipped = new Set(shippedDrawings);
  return drawingsIn(folder).filter((file) => shipped.has(drawingHash(folder, file)));
}

/** Whether a drawing has a client of the sample on it: its comments quote what is written there. */
export function showsSampleClient(folder: string, file: string): boolean {
  return /"(?:Alder|Okafor|Tennyson|\(303\) 555)/.test(readText(join(folder, 'images', file)));
}

/** The hashes of all drawings in a folder, for `sample-drawings.json`. */
export function drawingHashes(folder: string): readonly string[] {
  return drawingsIn(folder).map((file) => drawingHash(folder, file));
}

function drawingsIn(folder: string): readonly string[] {
  return globSync('**/*.svg', { cwd: join(folder, 'images') }).sort();
}

/** Editors and Git change spaces and ends of lines. */
function drawingHash(folder: string, file: string): string {
  const svg = readText(join(folder, 'images', file)).replaceAll(/\s/g, '');
  return createHash('sha256').update(svg).digest('base64url').slice(0, 11);
}
