import { visit, type Document, type LineCounter } from 'yaml';
import { quoteHint } from './plain-issue.ts';

/** What an owner has to change so that a file can be read. */
interface YamlProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Returns why a document cannot be read as it is meant: what the parser of YAML reports, in plain words,
 * and texts that a comment cuts. One problem for each line: the others of a line follow from the first.
 */
export function yamlProblems(
  document: Document.Parsed,
  source: string,
  lines: LineCounter,
): readonly YamlProblem[] {
  const errors = [...document.errors, ...document.warnings];
  const reported = errors
    .filter(({ pos }, index) => pos[0] !== errors[index - 1]?.pos[0])
    .map(({ code, message, pos: [at] }) =>
      describe({ error: `${code}: ${message}`, at, source, lines }),
    );
  const found = [
    ...reported,
    ...unsetAliases(document, lines),
    ...cutTexts(document, source, lines),
  ];
  return found
    .filter(({ line }, index) => found.findIndex((other) => other.line === line) === index)
    .sort((one, other) => one.line - other.line);
}

interface ReportedError {
  /** The parser's code and message. */
  readonly error: string;
  readonly at: number;
  readonly source: string;
  readonly lines: LineCounter;
}

function describe({ error, at, source, lines }: ReportedError): YamlProblem {
  const { line } = lines.linePos(at);
  const before = source.slice(0, at).trimEnd();
  const [rest = ''] = source.slice(at).split('\n', 1);
  if (error.startsWith('BLOCK_AS_IMPLICIT_KEY')) {
    // Otherwise the line after it was read as a part of its text.
    const message = `the text has a colon and a space in it, so it needs quotes around it: ${quoted(rest)}`;
    return /:(?:\s|$)/.test(rest) ? { line, message } : { line: line + 1, message: notIndented };
  }
  if (error.includes('Missing closing')) {
    const message = 'the text begins with a quote and has none at its end';
    return { line: lineOfQuote(before, lines), message };
  }
  const [, afterQuote] = afterQuotes.find(([quote]) => before.endsWith(quote)) ?? [];
  if (error.includes('node end') && afterQuote !== undefined) return { line, message: afterQuote };
  if (error.startsWith('DUPLICATE_KEY')) {
    return { line, message: `${rest.split(':')[0]}: stands here twice; keep one of them` };
  }
  if (/^(?:BAD_SCALAR_START|TAG_RESOLVE_FAILED)/.test(error)) {
    return { line, message: `the text needs quotes around it: ${quoted(rest)}` };
  }
  const [, message] = messages.find(([pattern]) => pattern.test(error)) ?? [];
  const unknown = `cannot be read from here on: compare it with the lines around it; ${quoteHint}`;
  return { line, message: message ?? unknown };
}

/** What to say of a text that goes on after the quote that ends it. */
const afterQuotes = [
  [
    '"',
    'the second " ends the text: put single quotes around the text, or write \\" for those inside',
  ],
  [
    "'",
    "the apostrophe in the text ends it, since the text begins with one: put double quotes around the text, or write '' for the apostrophe inside",
  ],
] as const;

const notIndented =
  'is not indented as the lines around it: put the same number of spaces before fields that belong together';

/** What to say of an error whose code and message fit the pattern. */
const messages: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^TAB_AS_INDENT/, 'begins with a tab: put spaces in its place'],
  [/Flow (?:sequence|map)/, 'a list that begins with [ has no ] before this line'],
  [/BAD_INDENT|without - indicator/, notIndented],
  [/block-seq-ind on same line/, 'a text that begins with - needs quotes around it'],
  [
    /^MULTILINE_IMPLICIT_KEY|Implicit map keys need/,
    'is not a field: it needs its name, a colon and a space before the text, as in title: Home',
  ],
  [
    /^BAD_DQ_ESCAPE/,
    'a backslash means something else in double quotes: put single quotes around the text',
  ],
  [
    /Block scalar header|Not a YAML token/,
    'after > or | the text begins on the next line; otherwise put quotes around it',
  ],
  [/^MULTIPLE_DOCS/, 'a line of --- ends the file: remove it'],
];

/** Where the text begins whose last quote is missing: it is the last one in the file. */
function lineOfQuote(before: string, lines: LineCounter): number {
  const at = Math.max(
    before.lastIndexOf(': "'),
    before.lastIndexOf(": '"),
    before.lastIndexOf('- '),
  );
  return lines.linePos(Math.max(at, 0)).line;
}

/** The text as it can be written. */
function quoted(text: string): string {
  const plain = text.trim();
  return plain.includes("'") && !/["\\]/.test(plain)
    ? `"${plain}"`
    : `'${plain.replaceAll("'", "''")}'`;
}

/** Texts such as `*Free`, which name another part of the file that there is not. */
function unsetAliases(document: Document, lines: LineCounter): readonly YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      const { line } = lines.linePos(alias.range?.[0] ?? 0);
      found.push({ line, message: `the text needs quotes around it: '*${alias.source}'` });
    },
  });
  return found;
}

/** The texts without quotes that end at a comment, as `We are #1` does, or are one, as `#4f46e5` is. */
function cutTexts(document: Document, source: string, lines: LineCounter): readonly YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || !range) return;
      const [, end, afterComment] = range;
      const { line } = lines.linePos(end);
      const [comment] = /#[^\n]*/.exec(source.slice(end, afterComment)) ?? [];
      if (comment === undefined) return;
      if (typeof value === 'string') {
        const message = `the text ends at "${value}", since what follows a # is a comment; put quotes around the text, or the comment on a line of its own`;
        found.push({ line, message });
      }
      // An owner who leaves a field empty on purpose writes `# none yet`, with a space.
      if (value === null && /^#\w/.test(comment)) {
        const message = `what follows a # is a comment, so there is nothing here; put it in quotes: ${quoted(comment)}`;
        found.push({ line, message });
      }
    },
  });
  return found;
}
