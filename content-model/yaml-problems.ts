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
 * and texts that a comment cuts. Problems that follow from another one are left out: the others of a line,
 * and what comes after a part that cannot be read.
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
  return [...reported, ...misreadTexts(document, source, lines)]
    .filter(
      ({ line, message }, index, found) =>
        index ===
        found.findIndex(
          (one) => one.line === line || (message === unreadable && one.message === message),
        ),
    )
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
  if (/^ *\t/.test(source.split('\n')[line - 1] ?? '')) {
    return { line, message: 'begins with a tab: put spaces in its place' };
  }
  if (error.startsWith('BLOCK_AS_IMPLICIT_KEY')) {
    // Otherwise the line after it was read as a part of its text.
    const message = `the text has a colon and a space in it, so it needs quotes around it: ${inQuotes(rest)}`;
    return /:(?:\s|$)/.test(rest) ? { line, message } : { line: line + 1, message: notIndented };
  }
  if (error.includes('Missing closing')) {
    const message = 'the text begins with a quote and has none at its end';
    return { line: lineOfQuote(before, lines), message };
  }
  const [quote] = /["']$/.exec(before) ?? [];
  if (error.includes('node end') && quote !== undefined) {
    const inside = quote === "'" ? "''" : '\\"';
    return {
      line,
      message: `the second ${quote} ends the text: write ${inside} for one inside it`,
    };
  }
  if (error.startsWith('DUPLICATE_KEY')) {
    return { line, message: `${rest.split(':')[0]}: appears twice; keep one of them` };
  }
  if (/^(?:BAD_SCALAR_START|TAG_RESOLVE_FAILED)|block-seq-ind on same line/.test(error)) {
    return { line, message: `the text needs quotes around it: ${inQuotes(rest)}` };
  }
  const [, message] = messages.find(([pattern]) => pattern.test(error)) ?? [];
  return { line, message: message ?? unreadable };
}

const unreadable = `cannot be read from here on: compare it with the lines around it; ${quoteHint}`;

const notIndented =
  'is not indented as the lines around it: put the same number of spaces before fields that belong together';

/** What to say of an error whose code and message fit the pattern. */
const messages: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/Flow (?:sequence|map)/, 'a list that begins with [ has no ] before this line'],
  [/BAD_INDENT|without - indicator/, notIndented],
  [
    /^MULTILINE_IMPLICIT_KEY|Implicit map keys need/,
    'is not a field: it needs its name, a colon and a space before the text, as in title: Home',
  ],
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
function inQuotes(text: string): string {
  const plain = text.trim();
  return plain.includes("'") && !/["\\]/.test(plain)
    ? `"${plain}"`
    : `'${plain.replaceAll("'", "''")}'`;
}

/**
 * Texts such as `*Free`, which name another part of the file that there is not, and texts without quotes that
 * end at a comment, as `We are #1` does, or are one, as `#4f46e5` is.
 */
function misreadTexts(
  document: Document,
  source: string,
  lines: LineCounter,
): readonly YamlProblem[] {
  const found: YamlProblem[] = [];
  const report = (at: number, message: string) =>
    void found.push({ line: lines.linePos(at).line, message });
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      report(alias.range?.[0] ?? 0, `the text needs quotes around it: '*${alias.source}'`);
    },
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || !range) return;
      const [, end, afterComment] = range;
      const [comment] = /#[^\n]*/.exec(source.slice(end, afterComment)) ?? [];
      if (comment !== undefined && typeof value === 'string') {
        report(
          end,
          `the text ends at "${value}", since what follows a # is a comment; put quotes around the text, or the comment on a line of its own`,
        );
      }
      // An owner who leaves a field empty on purpose writes `# none yet`, with a space.
      if (comment !== undefined && value === null && /^#\w/.test(comment)) {
        report(
          end,
          `what follows a # is a comment, so there is nothing here; put it in quotes: ${inQuotes(comment)}`,
        );
      }
    },
  });
  return found;
}
