import { createHmac, randomBytes } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-message.ts';
import { dayLength } from './clock.ts';

export interface RecentTexts {
  /**
   * Returns whether the same text came within a day from another email address, and remembers it. A
   * second address with the same name and phone number is a visitor who corrects a typo; a third is not.
   */
  isRepeated(message: ContactMessage, now: number): boolean;
}

/**
 * Remembers the newest texts and their senders, in memory for a day, hashed with a random secret of this
 * process, so an address cannot be looked up in it. Short texts are not compared: many visitors ask to be
 * called.
 */
export function recentTexts(maxTexts = 1000): RecentTexts {
  const secret = randomBytes(32);
  const seen = new Map<string, Sighting>();
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const remove = (key: string) => {
    clearTimeout(seen.get(key)?.removal);
    seen.delete(key);
  };
  return {
    isRepeated({ name, phone, message, email }, now) {
      const letters = lettersOf(message);
      if (letters.length < minLetters) return false;
      const key = hash(letters);
      const sender = hash(email.toLowerCase());
      const person = hash(`${name.toLowerCase()}\n${phone.replace(/\D/g, '')}`);
      const last = seen.get(key);
      const first =
        last !== undefined && now - last.at < dayLength ? last : { senders: [sender], person };
      const isKnown = first.senders.includes(sender);
      const isCorrection = !isKnown && first.senders.length === 1 && person === first.person;
      // Removed first, so that the newest is last in the map.
      remove(key);
      seen.set(key, {
        senders: isCorrection ? [...first.senders, sender] : first.senders,
        person: first.person,
        at: now,
        removal: setTimeout(remove, dayLength, key).unref(),
      });
      const [oldest = key] = seen.keys();
      if (seen.size > maxTexts) remove(oldest);
      return !isKnown && !isCorrection;
    },
  };
}

interface Sighting {
  /** The first sender of the text, and the address that they corrected it to. */
  readonly senders: readonly string[];
  /** The first name and phone number. */
  readonly person: string;
  readonly at: number;
  /** Removes the text after a day, also if no other message comes. */
  readonly removal: NodeJS.Timeout;
}

/** About a dozen English words. */
const minLetters = 60;

/** The letters alone: spam varies links, numbers and punctuation. */
function lettersOf(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:https?:\/\/|www\.)\S*/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '');
}
