import { useSyncExternalStore } from 'react';
import { contactDraft } from '#site/client/contact-draft.ts';
import { keepingTime } from '#site/client/draft-storage.ts';

/** What is to be said of the message that could not be sent, where the browser keeps it. */
export interface KeptWords {
  /** The day until which it is kept, in words. */
  readonly day: string;
  /** When it was to be sent for the first time, in milliseconds. */
  readonly firstTry: number;
  /** True where it may have arrived. */
  readonly unsure: boolean;
}

/** The message that could not be sent, as this browser keeps it. */
export function useKeptMessage(): KeptWords | undefined {
  const kept = useSyncExternalStore(contactDraft.subscribe, contactDraft.kept, () => undefined);
  if (!kept) return undefined;
  const day = new Date(kept.until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return { day, firstTry: kept.until - keepingTime, unsure: kept.unsure };
}
