import { useSyncExternalStore } from 'react';

/**
 * What the browser believes about the connection. It can be wrong both ways, so that nothing may
 * depend on it but words: sending is always tried.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
