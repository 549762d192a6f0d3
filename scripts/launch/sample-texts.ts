import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Agency } from '#contract/content/agency-schema.ts';
import shippedTexts from './sample-texts.json' with { type: 'json' };

/** A sentence or a figure that speaks for one agency, and where it stands. */
interface Statement {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Returns a sentence for every file of the folder in which texts or figures are still those of the shipped
 * sample, with their lines.
 *
 * @param shown how the folder is called to the owner.
 */
export function sampleTextProblems(folder: string, shown: string): readonly string[] {
  const shipped = new Set(shippedTexts);
  const kept = statementsIn(folder).filter((statement) => shipped.has(fingerprint(statement)));
  return Object.entries(Object.groupBy(kept, ({ file }) => file)).map(([file, texts = []]) => {
    const lines = [...new Set(texts.map(({ line }) => line))];
    return `${join(shown, file)}, ${lineList(lines)}: the sample's words and figures. Put your own in their place.`;
  });
}

/**
 * Returns a sentence for every file of the folder with a place of the sample, for an agency elsewhere.
 *
 * @param shown how the folder is called to the owner.
 */
export function samplePlaceProblems(
  folder: string,
  shown: string,
  { address }: Pick<Agency, 'address'>,
): readonly string[] {
  if (address.region === 'Colorado') return [];
  return contentNames(folder).flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        !/^\s*#/.test(line) && samplePlaces.test(line) ? [index + 1] : [],
      );
    return lines.length === 0
      ? []
      : [
          `${join(shown, file)}, ${lineList(lines)}: a place of the sample, in Colorado. Name yours.`,
        ];
  });
}

const samplePlaces = /\b(?:Denver|Front Range|Colorado)\b/;

/** The fingerprints of all statements in folders, for `sample-texts.json`. */
export function fingerprints(...folders: readonly string[]): readonly string[] {
  return [...new Set(folders.flatMap(statementsIn).map(fingerprint))].sort();
}

/**
 * What an agency promises, claims or counts. The other files hold what any agency could say, such as
 * the name of a button or what happens when a message could not be sent.
 */
const statementFiles =
  /^(?:agency|case-studies|content-points|process|reviews|services|team|tools)\.yaml$|^(?:articles|pages)\/.*\.md$|^pages\/(?:home|about|process|clients|services)\.yaml$/;

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

function lineList(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}

function values(file: string, source: string): readonly Statement[] {
  const lines = new LineCounter();
  const found: Statement[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(value) || !value.range) return;
      const text = String(value.value);
      const isFigure = typeof value.value === 'number' && isScalar(key) && key.value === 'count';
      // What a drawing shows stays true while the drawing stays.
      const isAlt = isScalar(key) && /^(?:alt|cardAlt)$/.test(String(key.value));
      if (!isFigure && (isAlt || !isSentence(text))) return;
      found.push({ file, line: lines.linePos(value.range[0]).line, text });
    },
  });
  return found;
}

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
