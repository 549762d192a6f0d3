import { isAlias, visit, type Document, type LineCounter, type Node, type YAMLError } from 'yaml';
import { quoteHint } from './describe-issues.ts';

/**
 * Returns why a document cannot be read as it is meant: what the parser of YAML reports, in plain words,
 * and texts that a comment cuts. Lines count from 1.
 */
export function yamlProblems(document: Document.Parsed, source: string, lines: LineCounter) {
  const lineOf = (at: number) => lines.linePos(at).line;
  const errors = [...document.errors, ...document.warnings];
  const found = [
    ...errors
      // The others of a line follow from its first, and what follows a part that cannot be read from that.
      .filter(({ pos: [at] }, index) => lineOf(at) !== lineOf(errors[index - 1]?.pos[0] ?? -1))
      .filter(({ message }) => !message.includes('in YAML stream'))
      .map((error) => describeError(error, source, lineOf)),
    ...misreadTexts(document, source).map(([at, message]) => ({ line: lineOf(at), message })),
  ];
  const spaces = [...source.matchAll(strangeSpaces)].map(({ index, 0: text }) => ({
    line: lineOf(index + text.length - 1),
    message: noPlainSpace,
  }));
  // Other problems mostly follow from these.
  if (spaces.length > 0) return spaces;
  found.sort((one, other) => one.line - other.line);
  return found.filter(({ line }, index) => line !== found[index - 1]?.line);
}

function describeError(
  { code, message, pos: [start] }: YAMLError,
  source: string,
  lineOf: (at: number) => number,
) {
  const [, quote] = /Missing closing (["'])/.exec(message) ?? [];
  // The text without its last quote goes on to the end of the file.
  const at = quote === undefined ? start : source.lastIndexOf(quote);
  const [before, rest = ''] = [source.slice(0, at), source.slice(at).split('\n', 1)[0]];
  const error = `${before.at(-1) === '\t' ? 'TAB' : code}: ${message}, after ${before.trimEnd().at(-1)}`;
  const [, remedy = unreadable] = remedies.find(([pattern]) => pattern.test(error)) ?? [];
  if (remedy === textNeedsQuotes && code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(?:\s|$)/.test(rest)) {
    // The text has no second colon: the line after it was read as a part of it.
    return { line: lineOf(at) + 1, message: notIndented };
  }
  const problem = /^\s*-[^\s-]/.test(rest) ? strayHyphen : remedy;
  return { line: lineOf(at), message: problem.replace('{text}', () => quoted(rest)) };
}

/** Spaces that web pages and word processors have, where YAML looks for its own: before a field, and after its colon. */
const strangeSpaces = /^(?: |- )*(?:[\w-]+:)?[^\S \t\n]/gm;
const noPlainSpace =
  'has a space that is no plain one, as copied text has (a non-breaking space): type the spaces of this line again';

const unreadable = `cannot be read from here on: compare it with the lines around it; ${quoteHint}`;
const textNeedsQuotes = 'the text needs quotes around it: {text}';
const notIndented =
  'is not indented as the lines around it: put the same number of spaces before fields that belong together';

const strayHyphen =
  'begins with a hyphen: an entry of a list stands right under the one before it, with a space after the hyphen; a text needs quotes around it';

/** What to do about an error: the parser's code and message, and the character before it. */
const remedies: readonly (readonly [error: RegExp, remedy: string])[] = [
  [/^TAB/, 'begins with a tab: put spaces in its place'],
  [/^BLOCK_AS|^BAD_SCALAR_START|^TAG_RESOLVE_FAILED|block-seq-ind on same line/, textNeedsQuotes],
  [
    /^BAD_DQ_ESCAPE/,
    `a \\ between " and " begins a code: write / in a path, or ' in place of each "`,
  ],
  [
    /Block scalar header|after [>|]$/,
    'a text that begins with > or | needs quotes around it, or begins on the next line',
  ],
  [/^MULTIPLE_DOCS/, 'what follows a line of --- or ... is not read: delete that line'],
  [/Missing closing/, 'the text begins with a quote and has none at its end'],
  [/node end, after ["']/, `a quote ends the text too early: write '' or \\" for one inside it`],
  [/^DUPLICATE_KEY/, 'this field appears twice; keep one of them'],
  [/Flow (?:sequence|map)/, 'a list that begins with [ has no ] before this line'],
  [/BAD_INDENT|without - indicator/, notIndented],
  [
    /^MULTILINE_IMPLICIT_KEY|Implicit map keys need/,
    'is not a field: it needs its name, a colon and a space before the text, as in title: Home',
  ],
];

function quoted(text: string): string {
  return `'${text.trim().replaceAll("'", "''")}'`;
}

/**
 * Texts without quotes that lose a part: a word after `&`, `*` or `!`, which YAML has for names of parts and types,
 * what follows a `#`, as in `We are #1` or `#4f46e5`, and entries of a list that are not read as such.
 */
function misreadTexts(document: Document, source: string) {
  const found: [at: number, message: string][] = [];
  const used = new Set<string>();
  visit(document, { Alias: (_, alias) => void used.add(alias.source) });
  /** Whether nothing is named, or something that stands before it. */
  const isRead = (node: Node, around: readonly unknown[]) => {
    if (!isAlias(node)) return !node.tag && (!node.anchor || used.has(node.anchor));
    const named = node.resolve(document);
    return named !== undefined && !around.includes(named);
  };
  visit(document, {
    Node(_, node, around) {
      const { range } = node;
      if (!range || isRead(node, around)) return;
      const at = source.slice(0, range[0] + 1).search(/(?:[&*]|!+)[^&*!]*$/);
      const [text = ''] = source.slice(at).split('\n', 1);
      found.push([at, textNeedsQuotes.replace('{text}', () => quoted(text))]);
    },
  });
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || !range) return;
      const [start, end, afterComment] = range;
      if (/^-.*\n *-/.test(source.slice(start, end))) found.push([start, strayHyphen]);
      const [comment] = /#[^\n]*/.exec(source.slice(end, afterComment)) ?? [];
      // An owner who leaves a field empty on purpose writes `# none yet`, with a space.
      if (typeof value === 'string' ? comment !== undefined : /^#\w/.test(comment ?? '')) {
        found.push([
          end,
          `what follows a # is a comment: put quotes around the text, or the comment on a line of its own`,
        ]);
      }
    },
  });
  return found;
}
