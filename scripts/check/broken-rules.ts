import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contentFolder } from '#content-model/content-folder.ts';
import { pageRows } from '#content-model/page-table.ts';

/** A rule that the built pages break, as a test has found it. */
export interface BrokenRule {
  /** The title of the test, or of its step. */
  readonly rule: string;
  /** On which page, in which window: `/about, 390 px`. Empty if the test does not say. */
  readonly where: string;
  /** What is wrong there, a line each. */
  readonly found: readonly string[];
}

/**
 * Reads what an assertion says: its own message, then `expected [ 4 ] to deeply equal []`, figures that are
 * expected and received, or a list of what was received in place of nothing.
 */
export function brokenRule(rule: string, message: string, page = ''): BrokenRule {
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

/** Returns the lines about broken rules: each rule once, with the places, what is wrong, and which file to edit. */
export function ruleLines(broken: readonly BrokenRule[]): readonly string[] {
  const rules = Map.groupBy(broken, ({ rule }) => rule);
  return Array.from(rules, ([rule, places]) => [
    `✘ ${rule}`,
    ...places.flatMap(({ where, found }) => [
      ...(where === '' ? [] : [`  ${where}${fileOf(where)}`]),
      ...firstOf(found, where).map((line) => `    ${line}`),
    ]),
    '',
  ]).flat();
}

/** All, if they name the places themselves; in a page, the others mostly follow from the first. */
function firstOf(found: readonly string[], where: string): readonly string[] {
  if (where === '' || found.length <= maxFound) return found;
  return [...found.slice(0, maxFound), `and ${found.length - maxFound} more`];
}

const maxFound = 5;

const shownFolder = relative('', contentFolder);

/** The end of a line about a page: the file with most of its text. */
function fileOf(where: string): string {
  const [, address] = /^\/([\w/-]*)/.exec(where) ?? [];
  if (address === undefined) return '';
  const [, parent, name] = /^(services\/post|articles|for)\/([\w-]+)/.exec(address) ?? [];
  const part = parent === 'for' ? 'trades' : 'articles';
  if (name !== undefined) return ` (${shownFolder}/${part}/${name}.md)`;
  const path = address.replace(/^no-such-page$/, '404');
  const row = pageRows.find((page) => page.path === `/${path}`);
  return ` (${shownFolder}/${row?.file ?? `pages/${path}.md`})`;
}
