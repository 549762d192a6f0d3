import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
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
    return `${join(shown, file)}, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}: the sample's words and figures. Put your own in their place.`;
  });
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
  /^(?:agency|content-points|process|services|tools)\.yaml$|^(?:articles|pages)\/.*\.md$|^pages\/(?:home|about|process|clients|services)\.yaml$/;

function statementsIn(folder: string): readonly Statement[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statementFiles.test(name))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return file.endsWith('.md') ? paragraphs(file, source) : values(file, source);
    });
}

function values(file: string, source: string): readonly Statement[] {
  const lines = new LineCounter();
  const found: Statement[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(value) || !value.range) return;
      const text = String(value.value);
      const isFigure = typeof value.value === 'number' && isScalar(key) && key.value === 'count';
      if (!isFigure && !isSentence(text)) return;
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
