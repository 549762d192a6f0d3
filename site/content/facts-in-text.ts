import { content } from '#content-model/content.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import {
  hideBraces,
  showBraces,
  showMarkdownBraces,
} from '#content-model/markdown/markdown-braces.ts';
import { fillFacts, textFacts } from '#content-model/text-facts.ts';

const facts = textFacts(content);

/**
 * Returns a text of a Markdown file, such as a field or a heading, with the facts about the agency filled in. Not
 * done when the file is loaded: Astro caches that until the file changes, whatever the facts do.
 */
export function withFacts(text: string): string {
  return showBraces(fillFacts(text, facts));
}

/** The same for Markdown. */
export function markdownWithFacts(markdown: string): string {
  return showMarkdownBraces(fillFacts(hideBraces(markdown), facts));
}

/** The same for HTML that `site/build/markdown-processor.ts` has made, where the other braces are hidden. */
export function htmlWithFacts(html: string): string {
  // Those in the address of a link are encoded: `tel:%7BphoneToDial%7D`.
  return showBraces(fillFacts(html.replaceAll(/%7B(\w+)%7D/g, '{$1}'), factsAsHtml));
}

const factsAsHtml = Object.fromEntries(
  Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)]),
);
