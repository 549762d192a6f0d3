import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { isLeftover } from '#content-model/is-leftover.ts';
import { readText } from '#content-model/read-text.ts';
import sample from './sample-texts.json' with { type: 'json' };

/** A text of a content folder, and where it stands. */
interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Returns the texts of a content folder that are word for word those of the sample. */
export function sampleTexts(folder: string): readonly Text[] {
  const hashes = new Set(Object.values(sample).flatMap((ofFile) => ofFile.split(' ')));
  return textsIn(folder).filter(({ text }) => hashes.has(hash(text)));
}

/** Whether only the agency itself can say it: about its people and clients, its promises and its prices. */
export function isClaim({ file, text }: Text): boolean {
  return /^(?:agency|case-studies|reviews|team)\.yaml$/.test(file) || /\$\d/.test(text);
}

/**
 * What an agency promises, claims or counts. The other files hold what any agency could say, such as
 * the name of a button or what happens when a message could not be sent.
 */
const files = [
  '{agency,case-studies,content-points,offer,process,reviews,services,team,tools}.yaml',
  'pages/{home,about,process,clients,services}.yaml',
  '{articles,pages}/*.md',
];

/** The sentences of the YAML fields and the paragraphs of the articles. */
export function textsIn(folder: string): readonly Text[] {
  return globSync(files, { cwd: folder })
    .filter((file) => !isLeftover(file))
    .sort()
    .flatMap((file) => {
      const source = readText(join(folder, file));
      // Of an article, the fields over it.
      const yaml = /^---\n[^]*?\n---\n/.exec(source)?.[0] ?? source;
      const paragraphs = source.slice(yaml.length).matchAll(/\S[^]*?(?=\n\s*\n|\s*$)/g);
      const found = [
        ...fieldsOf(yaml),
        ...Array.from(paragraphs, ({ 0: text, index }) => ({ text, at: yaml.length + index })),
      ];
      return found
        .filter(({ text }) => text.length >= minLength && /\s/.test(text))
        .map(({ text, at }) => ({ file, text, line: source.slice(0, at).split('\n').length }));
    });
}

/** In characters: shorter texts are names and labels. */
const minLength = 30;

function fieldsOf(yaml: string): readonly { readonly text: string; readonly at: number }[] {
  const found: { text: string; at: number }[] = [];
  visit(parseDocument(yaml), {
    // What a drawing shows stays true while the drawing stays.
    Pair: (_, { key }) =>
      isScalar(key) && /alt$/i.test(String(key.value)) ? visit.SKIP : undefined,
    Scalar(role, { value, range }) {
      if (role !== 'key' && range) found.push({ text: String(value), at: range[0] });
    },
  });
  return found;
}

/** The same however an editor breaks the lines. */
export function hash(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 6);
}
