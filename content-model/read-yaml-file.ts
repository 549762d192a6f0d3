import { basename, relative } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { fieldName } from './problems/field-name.ts';
import { problemsOf } from './problems/start-error.ts';
import { readText } from './read-text.ts';
import { yamlProblems } from './problems/yaml-problems.ts';

/** A YAML file of the content. */
export interface YamlFile {
  readonly value: unknown;
  /** What is wrong with it, a line each; then it has no value. */
  readonly problems: readonly string[];
  /**
   * Where a field is, and what an owner calls it: `content/menu.yaml:11: "Home": link`. The line is that of
   * the nearest field around it, if it is missing.
   */
  readonly placeOf: (path: readonly string[]) => string;
}

/** Reads a YAML file. What is wrong with it is in `problems`. */
export function readYamlFile(path: string): YamlFile {
  return readFile(path, (text) => parseYaml(path, text));
}

/** Reads the fields of a Markdown file, and its `id`, which is the name of the file. */
export function readMarkdownFields(path: string): YamlFile {
  return readFile(path, (text) => {
    const head = divideMarkdown(text)?.head;
    if (head === undefined) {
      const problem = /^---[ \t]*\n/.test(text)
        ? 'its fields have no end: put a line of just --- after them'
        : 'must begin with a line of just ---, fields, and another line ---';
      return unreadable(path, [`${relative('', path)}: ${problem}`]);
    }
    const file = parseYaml(path, head);
    const fields: unknown = file.value;
    const id = basename(path, '.md');
    if (typeof fields !== 'object' || fields === null) return file;
    const problem = 'is the name of the file: rename that, and delete this line';
    return 'id' in fields
      ? { ...file, problems: [`${file.placeOf(['id'])}: ${problem}`] }
      : { ...file, value: { ...fields, id } };
  });
}

/**
 * Divides Markdown into its fields, as YAML, and the text under them, each with blank lines in place of what is before
 * it: a place in it is one in the file. Returns `undefined` if it does not begin with fields between two lines of `---`.
 */
export function divideMarkdown(text: string) {
  const [whole, start = '', head = ''] =
    /^(---[ \t]*)(\n.*?(?<=\n))---[ \t]*(?=\n|$)/s.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { head: blank(start) + head, body: blank(whole) + text.slice(whole.length) };
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function readFile(path: string, parse: (text: string) => YamlFile): YamlFile {
  try {
    return parse(readText(path));
  } catch (error) {
    return unreadable(path, problemsOf(error));
  }
}

function unreadable(path: string, problems: readonly string[]): YamlFile {
  const name = relative('', path);
  return { value: undefined, problems, placeOf: () => name };
}

function parseYaml(path: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const file = relative('', path);
  const problems = yamlProblems(document, text, lines).map(
    ({ line, message }) => `${file}:${line}: ${message}`,
  );
  if (problems.length > 0) return unreadable(path, problems);
  const value: unknown = document.toJS();
  return {
    value,
    problems,
    placeOf(field) {
      const { line } = lines.linePos(offsetOf(document, field));
      return [`${file}:${line}`, fieldName(value, field)].filter((part) => part !== '').join(': ');
    },
  };
}

/** The offset of the innermost field of the path that the document has. */
function offsetOf(document: Document, path: readonly string[]): number {
  const offsets = path.map((step, depth) => {
    const parent = document.getIn(path.slice(0, depth), true);
    const fields = isMap(parent) ? parent.items.map(({ key }) => key) : [];
    // Not of the value, which may begin on the next line.
    const name = fields.find((key) => isScalar(key) && String(key.value) === step);
    const node = name ?? document.getIn(path.slice(0, depth + 1), true);
    return isNode(node) ? node.range?.[0] : undefined;
  });
  return offsets.findLast((offset) => offset !== undefined) ?? 0;
}
