import { agency } from '#content-model/content.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { fillFacts, textFacts } from '#content-model/text-facts.ts';

const facts = textFacts(agency);

/**
 * Returns a text of a Markdown file with the facts about the agency filled in. Not done when the file is
 * loaded: Astro caches that until the file changes, whatever the facts do.
 */
export function withFacts(text: string): string {
  return fillFacts(text, facts);
}

export function htmlWithFacts(html: string): string {
  return fillFacts(html, factsAsHtml);
}

const factsAsHtml = Object.fromEntries(
  Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)]),
);
