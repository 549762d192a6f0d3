import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { applyEdit, type TextEdit } from '#content-model/markdown/edit-markdown.ts';
import { pictureName } from '#content-model/schemas/picture-schema.ts';

/** What an owner can type for a field: a text, a number, or the focus of a picture. */
export type FieldValue = string | number | readonly number[];

/**
 * Returns how to change one value of a YAML text, in the style that it is written in and with nothing else changed.
 * Adds the focus of a picture under the picture's name, if there is none. Returns `undefined` where the value cannot be
 * changed in its place.
 */
export function yamlEdit(
  yaml: string,
  path: readonly string[],
  value: FieldValue,
): TextEdit | undefined {
  const document = parseDocument(yaml);
  const node = document.getIn(path, true);
  const isOld = isNode(node);
  const edits = isOld ? replacements(yaml, node, value) : additions(yaml, document, path, value);
  document.setIn(path, isOld && isScalar(node) ? withSameEnd(node, value) : value);
  const expected: unknown = document.toJS();
  return edits.find((edit) => {
    const edited = parseDocument(applyEdit(yaml, edit));
    return edited.errors.length === 0 && isDeepStrictEqual(edited.toJS(), expected);
  });
}

/** Keeps the line break at the end of a text under `|` or `>`: the panel does not show it. */
function withSameEnd({ value: before }: Scalar, value: FieldValue): FieldValue {
  const end = typeof before === 'string' ? /\n*$/.exec(before)?.[0] : undefined;
  return typeof value === 'string' && end !== undefined ? value + end : value;
}

/** The ways to write the new value, the one most like the old one first. */
function replacements(yaml: string, node: Node, value: FieldValue): readonly TextEdit[] {
  const [start = 0, end = start] = node.range ?? [];
  if (typeof value !== 'string') {
    return [{ start, end, text: typeof value === 'number' ? String(value) : flowList(value) }];
  }
  const type = isScalar(node) ? node.type : undefined;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    return [{ start, end, text: blockText(yaml.slice(start, end), value, type) }];
  }
  const types = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'] as const;
  const first = Math.max(
    0,
    types.findIndex((each) => each === type),
  );
  return types.slice(first).map((defaultStringType) => {
    const options = { defaultStringType, singleQuote: true, blockQuote: false, lineWidth: 0 };
    return { start, end, text: stringify(value, options).trimEnd() };
  });
}

/** Keeps the line of `>-` with its comment, the indentation, and what follows the text. */
function blockText(source: string, value: string, defaultStringType: BlockType): string {
  const [, head = '', indent = '', end = ''] = /^(.*\n)\n*( *)[^]*?(\s*)$/.exec(source) ?? [];
  const longest = Math.max(maxWidth, ...source.split('\n').map(({ length }) => length));
  const options = { defaultStringType, lineWidth: longest - indent.length };
  const [, ...lines] = stringify(value, options).trimEnd().split('\n');
  return head + lines.map((line) => (line === '' ? '' : indent + line)).join('\n') + end;
}

type BlockType = 'BLOCK_FOLDED' | 'BLOCK_LITERAL';

/** In characters, as most of the sample is written. A file with longer lines keeps them. */
const maxWidth = 100;

function additions(
  yaml: string,
  document: Document,
  path: readonly string[],
  value: FieldValue,
): readonly TextEdit[] {
  const fields = document.getIn(path.slice(0, -1), true);
  const picture = isMap(fields)
    ? fields.items.find(({ value: name }) => isScalar(name) && pictureName.test(String(name.value)))
    : undefined;
  if (!isScalar(picture?.key) || !isScalar(picture.value) || typeof value !== 'object') return [];
  const [keyStart = 0] = picture.key.range ?? [];
  const [, nameEnd = 0] = picture.value.range ?? [];
  const indent = ' '.repeat(keyStart - yaml.lastIndexOf('\n', keyStart) - 1);
  const lineEnd = yaml.indexOf('\n', nameEnd);
  const start = lineEnd === -1 ? yaml.length : lineEnd;
  const text = `\n${indent}${path.at(-1) ?? ''}: ${flowList(value)}`;
  return [{ start, end: start, text }];
}

function flowList(values: readonly number[]): string {
  return `[${values.join(', ')}]`;
}
