import { unlink } from './unlink.ts';
import type { StoredMessage } from '../contact/message-store.ts';

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

/** In whole characters as people see them, which may be long: ntfy takes 4096 bytes in all. */
function shortened(words: string, most: number): string {
  const line = unobeyed(words);
  const longest = line.slice(0, 4 * most);
  const notifications = Array.from(
    new Intl.Segmenter('en').segment(longest),
    ({ segment }) => segment,
  );
  if (longest === line && notifications.length <= most) return line;
  return `${notifications.slice(0, most - 1).join('')}…`.toWellFormed();
}

/** Cleaned before links are broken: what is between the parts of one must not hide it. */
function unobeyed(words: string): string {
  const line = words.replace(/\s+/gu, ' ').replace(controls, '').trim();
  return unlink(line).replace(mention, '@\u2060');
}

/** Control characters, and those that turn the direction of the text around them. */
const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** `@channel` calls everybody in programs that read what Slack reads. It is no part of an address. */
const mention = /(?<![\p{L}\p{N}])@(?=\p{L})/gu;
