import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A rule that the built pages break, as a test has found it. */
export interface BrokenRule {
  /** The title of the test, or of its step. */
  readonly rule: string;
  /** On which page, in which window: `/about, 390 px`. Empty if the test does not say. */
  readonly where: string;
  /** What is wrong there, a line each. */
  readonly found: readonly string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/** Returns the rules that the tests in a JSON report of Vitest have found broken. */
export function rulesInVitestReport(report: unknown): readonly BrokenRule[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that could not be run.
    ...(message === '' ? [] : [brokenRule(name, message)]),
    ...assertionResults.flatMap(({ title, failureMessages }) =>
      failureMessages.map((failure) => brokenRule(title, failure)),
    ),
  ]);
}

const error = z.object({ message: z.string().default('') });

const result = z.object({
  errors: z.array(error),
  steps: z.array(z.object({ title: z.string(), error: error.optional() })).default([]),
});

const playwrightSuite = z.object({
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(result) })) }))
    .optional(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

/** Returns the same of a JSON report of Playwright. */
export function rulesInPlaywrightReport(report: unknown): readonly BrokenRule[] {
  return rulesInSuite(playwrightSuite.parse(report));
}

function rulesInSuite({
  specs = [],
  suites = [],
}: z.infer<typeof playwrightSuite>): readonly BrokenRule[] {
  const own = specs.flatMap(({ title, tests }) => {
    const [page = ''] = /^\/\S*/.exec(title) ?? [];
    const rule = title.replace(/^\/\S* /, 'every page ');
    return tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors, steps }) =>
        errors.map(({ message }) => {
          const step = steps.find((each) => each.error?.message === message);
          return brokenRule(step?.title ?? rule, message, page);
        }),
      );
  });
  return [...own, ...suites.flatMap(rulesInSuite)];
}

/**
 * Reads what an assertion says: its own message, then `expected [ 4 ] to deeply equal []`, figures that are
 * expected and received, or a list of what was received in place of nothing.
 */
function brokenRule(rule: string, message: string, page = ''): BrokenRule {
  const said = stripVTControlCharacters(message)
    .replace(/\n\s+at [^]*$/, '')
    .replace(/^\w*Error: /, '');
  const [, before = '', assertion = said] = /^([^]*?):?\s*\b(expect[^]*)$/.exec(said) ?? [];
  const lines = assertion.split('\n');
  const received = lines
    .filter((line) => /^\+ (?!Received)/.test(line))
    .map((line) => line.slice(1).trim().replace(/,$/, ''))
    // Lines of brackets only, and what opens them.
    .filter((line) => !/[[{]$|^[\]}]$/.test(line))
    .map((line) => line.replace(/^"(\w+)": /, '$1: '));
  const figures = lines.filter((line) => /^(?:Expected|Received).*: /.test(line));
  const [, list] = /^expected \[ ([^]*) \] to deeply equal \[\]$/.exec(assertion) ?? [];
  const entries = list?.split(/(?<=['"`]), (?=['"`])/) ?? [];
  const found = [received, figures, entries].find((each) => each.length > 0);
  return {
    rule,
    where: [page, before.trim()].filter((part) => part !== '').join(', '),
    found: (found ?? lines.slice(0, 1)).map(unquote),
  };
}

function unquote(text: string): string {
  return text.replace(/^(['"`])([^]*)\1$/, '$2').replaceAll('\\"', '"');
}
