import { unlinked } from '../contact/unlinked.ts';
import type { StoredMessage } from '../contact/ports.ts';

/** What a phone shows of a message: words only, in lines. */
export interface MessageNotice {
  /** Who wrote, in one line. */
  readonly title: string;
  /** What to call them back by, and how their message begins. */
  readonly lines: readonly string[];
}

/**
 * Short enough for the screen of a locked phone. A visitor's words stay in their line, obey nothing
 * and link to nothing.
 */
export function messageNotice({ content }: StoredMessage): MessageNotice {
  return {
    title: `New message from ${shortened(content.name, 60)} (${shortened(content.company, 60)})`,
    lines: [shortened(content.phone, 40), shortened(content.message, 200)],
  };
}

/** In whole characters as people see them. */
function shortened(words: string, most: number): string {
  const line = unlinked(words).replace(/\s+/gu, ' ').replace(controls, '').trim();
  const letters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}

/** Control characters, and those that turn the direction of the text around them. */
const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
