import { useSyncExternalStore } from 'react';
import { contactDraft } from '#site/browser/contact-draft.ts';

/** The day until which this browser keeps the message that could not be sent, in words. */
export function useKeptUntil(): string | undefined {
  const until = useSyncExternalStore(
    contactDraft.subscribe,
    contactDraft.keptUntil,
    () => undefined,
  );
  if (until === undefined) return undefined;
  return new Date(until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}
