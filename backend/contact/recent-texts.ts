import { createHmac, randomBytes } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-message.ts';

export interface RecentTexts {
  /**
   * Returns whether the same text came within a day under another email address, and remembers it. A
   * second address with the same name and phone number is a visitor who corrects a typo. A third is not.
   */
  isRepeated(message: ContactMessage, now: number): boolean;
}

/**
 * The texts of the newest messages and who sent them, in memory, for a day. All of it is hashed with a
 * secret that this process draws for itself and never tells: without it, nobody can read them, nor try
 * whether an address they know is among them. Too few words are nobody's own: many ask to be called.
 */
export function recentTexts(most = 1000): RecentTexts {
  const secret = randomBytes(32);
  const seen = new Map<string, Sighting>();
  const scrambled = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const forget = (key: string) => {
    clearTimeout(seen.get(key)?.forgetting);
    seen.delete(key);
  };
  return {
    isRepeated({ name, phone, message, email }, now) {
      const words = bareNotifications(message);
      if (words.length < fewestNotifications) return false;
      const key = scrambled(words);
      const sender = scrambled(email.toLowerCase());
      const person = scrambled(`${name.toLowerCase()}\n${phone.replace(/\D/g, '')}`);
      const last = seen.get(key);
      const before = last !== undefined && now - last.at < day ? last : undefined;
      const { senders, person: firstPerson } = before ?? { senders: [sender], person };
      const isKnown = senders.includes(sender);
      const isCorrection = !isKnown && senders.length === 1 && person === firstPerson;
      // Forgotten first, so that the newest stand last.
      forget(key);
      seen.set(key, {
        senders: isCorrection ? [...senders, sender] : senders,
        person: firstPerson,
        at: now,
        forgetting: setTimeout(forget, day, key).unref(),
      });
      const [oldest = key] = seen.keys();
      if (seen.size > most) forget(oldest);
      return !isKnown && !isCorrection;
    },
  };
}

interface Sighting {
  /** Who sent the text first, and the address that they corrected it to. */
  readonly senders: readonly string[];
  /** The name and phone number it came with first. */
  readonly person: string;
  readonly at: number;
  /** Nobody need write again for these words to be forgotten. */
  readonly forgetting: NodeJS.Timeout;
}

/** About a dozen English words. */
const fewestNotifications = 60;

const day = 24 * 60 * 60 * 1000;

/** What stays where links, numbers and punctuation are changed from one message to the next. */
function bareNotifications(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:https?:\/\/|www\.)\S*/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '');
}
