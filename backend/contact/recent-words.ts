import { createHash } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-message.ts';

export interface RecentWords {
  /**
   * Whether the same words have come within a day under another email address. Remembers these from
   * now on.
   */
  areRepeated(message: ContactMessage, now: number): boolean;
}

/**
 * The words of the newest messages, as hashes in memory: nothing can be read from them, and a
 * restart forgets them. Too few words are nobody's own: many ask to be called.
 */
export function recentWords(most = 1000): RecentWords {
  const seen = new Map<string, { readonly sender: string; readonly at: number }>();
  return {
    areRepeated({ message, email }, now) {
      const words = bareLetters(message);
      if (words.length < fewestLetters) return false;
      const key = hashed(words);
      const before = seen.get(key);
      const sender = hashed(email.toLowerCase());
      // Deleted first, so that the newest stand last.
      seen.delete(key);
      seen.set(key, { sender, at: now });
      const [oldest = key] = seen.keys();
      if (seen.size > most) seen.delete(oldest);
      return before !== undefined && before.sender !== sender && now - before.at < day;
    },
  };
}

/** About a dozen English words. */
const fewestLetters = 60;

const day = 24 * 60 * 60 * 1000;

/** What stays where links, numbers and punctuation are changed from one message to the next. */
function bareLetters(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:https?:\/\/|www\.)\S*/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
