import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { BrokenRule } from './broken-rule.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Returns the rules that the tests in a JSON report of Vitest have found broken. */
export function rulesInVitestReport(report: unknown): readonly BrokenRule[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [{ rule: file.name, where: '', found: [file.message] }];
    }
    return failed.flatMap(({ title, failureMessages }) =>
      failureMessages.map((message) => ({ rule: title, ...assertion(message) })),
    );
  });
}

/** What an assertion says without its stack: `AssertionError: /about: expected [ 4 ] to deeply equal []`. */
function assertion(message: string): Omit<BrokenRule, 'rule'> {
  const said = stripVTControlCharacters(message)
    .replace(/\n\s+at [^]*$/, '')
    .replace(/^\w*Error: /, '');
  const [, where = '', expected = said] = /^(\/\S*): ([^]*)$/.exec(said) ?? [];
  const list = /^expected \[ ([^]*) \] to deeply equal \[\]$/.exec(expected)?.[1];
  if (list === undefined) return { where, found: [expected] };
  return { where, found: list.split(/(?<=['"`]), (?=['"`])/).map(unquote) };
}

const playwrightError = z.object({ message: z.string().default('') });

const playwrightResult = z.object({
  status: z.string(),
  errors: z.array(playwrightError).default([]),
  steps: z.array(z.object({ title: z.string(), error: playwrightError.optional() })).default([]),
});

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(playwrightResult) })),
});

interface Suite {
  readonly specs?: readonly z.infer<typeof playwrightSpec>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});

/** Returns the same of a JSON report of Playwright. */
export function rulesInPlaywrightReport(report: unknown): readonly BrokenRule[] {
  return rulesInSuite(playwrightSuite.parse(report));
}

function rulesInSuite({ specs = [], suites = [] }: Suite): readonly BrokenRule[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors, steps }) =>
        errors.map(({ message }) => {
          const step = steps.find(({ error }) => error?.message === message);
          return { ...expectation(message, title), rule: step?.title ?? withoutPage(title) };
        }),
      ),
    ),
  );
  return [...own, ...suites.flatMap(rulesInSuite)];
}

/** What an `expect` says: its own message, and what was there in place of nothing. */
function expectation(message: string, title: string): Omit<BrokenRule, 'rule'> {
  const [page = ''] = /^\/\S*/.exec(title) ?? [];
  const said = stripVTControlCharacters(message).replace(/^Error: /, '');
  const [before = ''] = said.split(/expect\(|\n/, 1);
  const received = said
    .split('\n')
    .filter((line) => line.startsWith('+ ') && !line.startsWith('+ Received'))
    .map((line) => line.slice(1).trim().replace(/,$/, ''))
    // Lines of brackets only, and what opens them.
    .filter((line) => !/[[{]$|^[\]}]$/.test(line))
    .map((line) => unquote(line.replace(/^"(\w+)": /, '$1: ')));
  const figures = said.split('\n').filter((line) => /^(?:Expected|Received).*: /.test(line));
  const found = [received, figures].find((lines) => lines.length > 0);
  return {
    where: [page, before.trim()].filter((part) => part !== '').join(', '),
    found: found ?? [said.replace(/\n[^]*$/, '')],
  };
}

function withoutPage(title: string): string {
  return title.replace(/^\/\S* /, 'every page ');
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^(['"`])([^]*)\1$/, '$2')
    .replaceAll('\\"', '"');
}
