import { useSyncExternalStore } from 'react';

/** False in the markup as served, true as soon as React has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
