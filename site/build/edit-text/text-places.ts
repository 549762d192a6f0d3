import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MdastNode } from 'satteri';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { z } from 'zod';
import {
  contentFiles,
  contentSchema,
  markdownContent,
} from '#content-model/schemas/content-schema.ts';
import { fieldAt, type SchemaField } from '#content-model/content-texts.ts';
import type { TextEdit } from '#content-model/markdown/edit-markdown.ts';
import { fieldName } from '#content-model/problems/field-name.ts';
import { markdownFiles, markdownParts } from '#content-model/markdown/markdown-files.ts';
import { markdownNodes, sourceOf } from '#content-model/markdown/markdown-nodes.ts';
import { markdownPicture } from '#content-model/markdown/markdown-picture.ts';
import { focus } from '#content-model/schemas/picture-schema.ts';
import { divideMarkdown } from '#content-model/read-yaml-file.ts';
import { readText } from '#content-model/read-text.ts';
import { fillFacts, type TextFacts } from '#content-model/text-facts.ts';
import { yamlEdit, type FieldValue } from './yaml-edit.ts';

/** A value of the content that an owner can edit by clicking on it. */
export interface TextPlace {
  /** In the content folder: `pages/home.yaml`. */
  readonly file: string;
  /** The steps to its field. Of a block of Markdown `text` and its number. */
  readonly path: readonly string[];
  readonly kind: 'text' | 'number' | 'picture' | 'focus' | 'Markdown';
  /** What an owner calls it: `"Rosa Medina": title`. */
  readonly field: string;
  readonly line: number;
  /** As it is written, without quotes. */
  readonly value: string;
  readonly schema: SchemaField | undefined;
  /** What the pages show of it: without quotes and Markdown, with its facts. Other names in braces stay. */
  readonly shown: string;
  /** Of an alternative text: the picture that it is about. */
  readonly image?: string | undefined;
  /** The pictures that it names. */
  readonly pictures: readonly string[];
  /** Returns how to write a new value into the text of its file, if that can be done in its place. */
  readonly edit: (value: string) => TextEdit | undefined;
}

/** Returns every place of a content folder. */
export function textPlaces(folder: string, facts: TextFacts): readonly TextPlace[] {
  return editableFiles(folder).flatMap((file) =>
    placesInFile(file, readText(join(folder, file)), facts),
  );
}

/** Returns the files of a content folder that have places. */
export function editableFiles(folder: string): readonly string[] {
  const markdown = markdownParts.flatMap((part) =>
    markdownFiles(folder, part).map((path) => `${part}/${basename(path)}`),
  );
  // An agency can leave some of them out.
  const yaml = Object.values(contentFiles).filter((file) => existsSync(join(folder, file)));
  return [...yaml, ...markdown];
}

/** Returns the places of one file, from its text as `readText` returns it. */
export function placesInFile(file: string, text: string, facts: TextFacts): readonly TextPlace[] {
  const [name] = Object.entries(contentFiles).find(([, each]) => each === file) ?? [];
  // The facts themselves name no others.
  if (name !== undefined) return yamlPlaces(file, text, [name], name === 'agency' ? {} : facts);
  const parts = divideMarkdown(text);
  if (parts === undefined) return [];
  const inFolder = ([, part]: readonly [string, string]) => file.startsWith(`${part}/`);
  // Of articles, that of those with all fields.
  const [listName = ''] = Object.entries(markdownContent).find(inFolder) ?? [];
  return [
    ...yamlPlaces(file, parts.head, [listName, '0'], facts),
    ...markdownPlaces(file, parts.body, facts),
  ];
}

/** @param schemaPath Where its schema is in that of the content. */
function yamlPlaces(
  file: string,
  yaml: string,
  schemaPath: readonly string[],
  facts: TextFacts,
): readonly TextPlace[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const values: unknown = document.toJS();
  const schemaAt = (path: readonly string[]) => fieldAt(contentSchema, [...schemaPath, ...path]);
  const place = (
    kind: TextPlace['kind'],
    path: readonly string[],
    node: Node,
    value: string,
  ): TextPlace => ({
    ...{ file, path, kind, value },
    field: fieldName(values, path),
    line: lines.linePos(node.range?.[0] ?? 0).line,
    schema: schemaAt(path),
    shown: kind === 'text' || kind === 'number' ? normalText(fillFacts(value, facts)) : '',
    pictures: kind === 'picture' ? [value] : [],
    edit: (typed) => yamlEdit(yaml, path, fieldValue(kind, typed)),
  });
  const placesAt = (node: unknown, path: readonly string[]): readonly TextPlace[] => {
    if (isSeq(node)) return node.items.flatMap((item, n) => placesAt(item, [...path, String(n)]));
    if (isMap(node)) {
      // No page shows it.
      if (node.get('hidden') === true) return [];
      const inner = node.items.flatMap(({ key, value }) =>
        isScalar(key) && key.value !== 'focus' ? placesAt(value, [...path, String(key.value)]) : [],
      );
      const focusPath = [...path, 'focus'];
      const own = inner.filter((each) => each.path.length === focusPath.length);
      const picture = own.find(({ kind }) => kind === 'picture');
      if (picture === undefined) return inner;
      const fields = inner.map((each) =>
        own.includes(each) && each.path.at(-1) === 'alt' ? { ...each, image: picture.value } : each,
      );
      if (schemaAt(focusPath) === undefined) return fields;
      const point = z.object({ focus }).safeParse(node.toJSON()).data?.focus;
      return [...fields, place('focus', focusPath, node, point?.join(', ') ?? '')];
    }
    if (!isScalar(node)) return [];
    const { value } = node;
    const { place: picturePlace, refersTo } = schemaAt(path)?.meta ?? {};
    if (typeof value === 'number') return [place('number', path, node, String(value))];
    if (typeof value !== 'string' || refersTo !== undefined) return [];
    return [
      place(picturePlace === undefined ? 'text' : 'picture', path, node, value.replace(/\n+$/, '')),
    ];
  };
  return placesAt(document.contents, []);
}

/** What was typed, as the schema wants it. What is no number is reported when the content is read. */
function fieldValue(kind: TextPlace['kind'], typed: string): FieldValue {
  if (kind === 'focus') return typed.split(',').map(Number);
  return kind === 'number' && typed.trim() !== '' && Number.isFinite(Number(typed))
    ? Number(typed)
    : typed;
}

/** The blocks of the text of a Markdown file. */
function markdownPlaces(file: string, text: string, facts: TextFacts) {
  const blocks = markdownNodes(text).filter(({ type }) => blockTypes.has(type));
  return blocks.flatMap((block, number): readonly TextPlace[] => {
    const inside = block.type === 'tableCell' ? block.children : [block];
    const start = inside[0]?.position?.start.offset;
    const end = inside.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) return [];
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    // What its other lines begin with, in a list or a quote.
    const prefix = text.slice(lineStart, start).replaceAll(/[^\s>]/g, ' ');
    const value = text.slice(start, end).replaceAll(`\n${prefix}`, '\n');
    const images = markdownNodes(sourceOf(block, text)).filter((node) => node.type === 'image');
    return [
      {
        ...{ file, path: ['text', String(number)], kind: 'Markdown', value, schema: undefined },
        field: 'text',
        line: text.slice(0, start).split('\n').length,
        shown: normalText(fillFacts(plainText(block), facts)),
        pictures: images.flatMap(({ url }) => markdownPicture(url) ?? []),
        edit: (typed) => ({ start, end, text: typed.replaceAll('\n', `\n${prefix}`) }),
      },
    ];
  });
}

const blockTypes: ReadonlySet<string> = new Set(['heading', 'paragraph', 'tableCell', 'code']);

/** What a page shows of a node. A footnote's number is not known here. */
function plainText(node: MdastNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'footnoteReference') return '{number}';
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Returns a text without what a file and a page write differently: line breaks, invisible marks, curly quotes, 2,400. */
export function normalText(text: string): string {
  return text
    .normalize()
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/–|—|--+/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
