import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Agency } from '#content-model/agency-schema.ts';
import shippedTexts from './sample-texts.json' with { type: 'json' };
import type { TextsOfFile } from './text-lines.ts';

/** A sentence or a figure that speaks for one agency, and where it stands. */
interface Statement {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What is still in a content folder as it was shipped, by file. */
interface KeptTexts {
  /** What only the agency itself can say: about its people and clients, its figures and its prices. */
  readonly claims: readonly TextsOfFile[];
  /** What any agency may like to keep. */
  readonly others: readonly TextsOfFile[];
}

/** Returns the texts and figures of the folder that are still those of the shipped sample. */
export function keptTexts(folder: string): KeptTexts {
  const shipped = new Set(shippedTexts);
  const kept = statementsIn(folder).filter((statement) => shipped.has(fingerprint(statement)));
  const { claims = [], others = [] } = Object.groupBy(kept, (statement) =>
    isClaim(statement) ? 'claims' : 'others',
  );
  return { claims: byFile(claims), others: byFile(others) };
}

function isClaim({ file, text }: Statement): boolean {
  return /^(?:agency|case-studies|reviews|team)\.yaml$/.test(file) || /^\d+$|\$\d/.test(text);
}

/** Returns the lines with a place of the sample, for an agency elsewhere, and those with the law of that place. */
export function samplePlaces(
  folder: string,
  { address }: Pick<Agency, 'address'>,
): Record<'places' | 'laws', readonly TextsOfFile[]> {
  if (address.region === 'Colorado') return { places: [], laws: [] };
  const found = contentNames(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
      .filter(({ text }) => !text.startsWith('#') && samplePlace.test(text)),
  );
  const { places = [], laws = [] } = Object.groupBy(found, ({ text }) =>
    sampleLaw.test(text) ? 'laws' : 'places',
  );
  return { places: byFile(places), laws: byFile(laws) };
}

const samplePlace = /\b(?:Denver|Front Range|Colorado)\b/;
const sampleLaw = /\bColorado Privacy Act\b/;

function byFile(statements: readonly Statement[]): readonly TextsOfFile[] {
  const files = Map.groupBy(statements, ({ file }) => file);
  return Array.from(files, ([file, texts]) => ({ file, texts }));
}

/** The fingerprints of all statements in folders, for `sample-texts.json`. */
export function fingerprints(...folders: readonly string[]): readonly string[] {
  return [...new Set(folders.flatMap(statementsIn).map(fingerprint))].sort();
}

/**
 * What an agency promises, claims or counts. The other files hold what any agency could say, such as
 * the name of a button or what happens when a message could not be sent.
 */
const statementFiles =
  /^(?:agency|case-studies|content-points|offer|process|reviews|services|team|tools)\.yaml$|^(?:articles|pages)\/.*\.md$|^pages\/(?:home|about|process|clients|services)\.yaml$/;

function statementsIn(folder: string): readonly Statement[] {
  return contentNames(folder)
    .filter((name) => statementFiles.test(name))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return file.endsWith('.md') ? paragraphs(file, source) : values(file, source);
    });
}

/** The texts of a content folder, by name. */
function contentNames(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .sort();
}

function values(file: string, source: string): readonly Statement[] {
  const lines = new LineCounter();
  const found: Statement[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(role, { value, range }, path) {
      if (role === 'key' || !range) return;
      const pair = path.at(-1);
      const field = isPair(pair) && isScalar(pair.key) ? pair.key.value : undefined;
      const text = String(value);
      const isFigure = typeof value === 'number' && figures.has(field);
      // What a drawing shows stays true while the drawing stays.
      const isAlt = field === 'alt' || field === 'cardAlt';
      if (!isFigure && (isAlt || !isSentence(text))) return;
      found.push({ file, line: lines.linePos(range[0]).line, text });
    },
  });
  return found;
}

/** A counter or an example, and what was measured before and after. */
const figures: ReadonlySet<unknown> = new Set(['count', 'from', 'to']);

/** The paragraphs of an article, and the texts of its first lines. */
function paragraphs(file: string, source: string): readonly Statement[] {
  const [, head = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? [];
  const line = (offset: number) => source.slice(0, offset).split('\n').length;
  const bodyStart = source.length - body.length;
  return [
    ...values(file, head).map((value) => ({ ...value, line: value.line + 1 })),
    ...Array.from(body.matchAll(/\S[^]*?(?=\n\s*\n|$)/g), ({ 0: text, index }) => ({
      file,
      line: line(bodyStart + index),
      text,
    })).filter(({ text }) => isSentence(text)),
  ];
}

/** Shorter texts are names and labels. */
function isSentence(text: string): boolean {
  return text.length >= 30 && /\s/.test(text);
}

/** A figure is only known together with its file. */
function fingerprint({ file, text }: Statement): string {
  const normal = text.replace(/\s+/g, ' ').trim();
  const known = /^\d+$/.test(normal) ? `${file} ${normal}` : normal;
  return createHash('sha256').update(known).digest('base64url').slice(0, 10);
}
