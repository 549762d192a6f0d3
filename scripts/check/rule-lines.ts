import { pageRows } from '#content-model/page-table.ts';
import type { BrokenRule } from './broken-rules.ts';

/** Returns the lines about broken rules: each rule once, with the places, what is wrong, and which file to edit. */
export function ruleLines(broken: readonly BrokenRule[], shownFolder: string): readonly string[] {
  const rules = Map.groupBy(broken, ({ rule }) => rule);
  return Array.from(rules, ([rule, places]) => [
    `✘ ${rule}`,
    ...places.flatMap(({ where, found }) => [
      ...(where === '' ? [] : [`  ${where}${fileOf(where, shownFolder)}`]),
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

/** The end of a line about a page: the file with most of its text. */
function fileOf(where: string, shownFolder: string): string {
  const [, address] = /^\/([\w/-]*)/.exec(where) ?? [];
  if (address === undefined) return '';
  const article = /^(?:services\/post|articles)\/([\w-]+)/.exec(address)?.[1];
  if (article !== undefined) return ` (${shownFolder}/articles/${article}.md)`;
  const trade = /^for\/([\w-]+)/.exec(address)?.[1];
  if (trade !== undefined) return ` (${shownFolder}/trades/${trade}.md)`;
  const path = address.replace(/^no-such-page$/, '404');
  const row = pageRows.find((page) => page.path === `/${path}`);
  return ` (${shownFolder}/${row?.file ?? `pages/${path}.md`})`;
}
