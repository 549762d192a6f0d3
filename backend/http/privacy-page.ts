import { parse } from 'node-html-parser';
import {
  privacyCases,
  privacyMarks as marks,
  privacyWords,
  type PrivacyFacts,
} from '#contract/privacy-facts.ts';
import { escapedHtml } from '../notifications/escaped-html.ts';

/**
 * The page `/privacy` as it is true under these facts: of the site's page with the sentences for
 * every case it keeps those that are so, and writes the numbers and names into them. Throws where
 * the page asks for what `contract/privacy-facts.ts` does not know.
 */
export function privacyPage(template: string, facts: PrivacyFacts): string {
  const page = parse(template, { comment: true });
  for (const element of page.querySelectorAll(`[${marks.when}]`)) {
    const name = element.getAttribute(marks.when) ?? '';
    const [, isSo] = entryOf(privacyCases, name);
    if (isSo(facts)) element.removeAttribute(marks.when);
    else element.remove();
  }
  for (const element of page.querySelectorAll(`[${marks.words}]`)) {
    const [name, write] = entryOf(privacyWords, element.getAttribute(marks.words) ?? '');
    const words = write(facts);
    if (words === undefined) throw new Error(`The privacy page says "${name}" where there is none`);
    element.removeAttribute(marks.words);
    element.set_content(escapedHtml(words));
  }
  return page.toString();
}

function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string) {
  const entry = Object.entries(table).find(([key]) => key === name);
  if (entry === undefined) throw new Error(`The privacy page asks for an unknown "${name}"`);
  return entry;
}
