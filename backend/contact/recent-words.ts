import { createHmac, randomBytes } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-message.ts';

export interface RecentWords {
  /**
   * Whether the same words have come within a day under another email address. Remembers these from
   * now on.
   */
  areRepeated(message: ContactMessage, now: number): boolean;
}

/**
 * The words of the newest messages and who sent them, in memory, for a day. Both are scrambled under a
 * secret that this process draws for itself and never tells: without it, nobody can read them, nor try
 * whether an address they know is among them. Too few words are nobody's own: many ask to be called.
 */
export function recentWords(most = 1000): RecentWords {
  const secret = randomBytes(32);
  const seen = new Map<string, Sighting>();
  const scrambled = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const forget = (key: string) => {
    clearTimeout(seen.get(key)?.forgetting);
    seen.delete(key);
  };
  return {
    areRepeated({ message, email }, now) {
      const words = bareLetters(message);
      if (words.length < fewestLetters) return false;
      const key = scrambled(words);
      const before = seen.get(key);
      const sender = scrambled(email.toLowerCase());
      // Forgotten first, so that the newest stand last.
      forget(key);
      seen.set(key, { sender, at: now, forgetting: setTimeout(forget, day, key).unref() });
      const [oldest = key] = seen.keys();
      if (seen.size > most) forget(oldest);
      return before !== undefined && before.sender !== sender && now - before.at < day;
    },
  };
}

interface Sighting {
  readonly sender: string;
  readonly at: number;
  /** Nobody need write again for these words to be forgotten. */
  readonly forgetting: NodeJS.Timeout;
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
