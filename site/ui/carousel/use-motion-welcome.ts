import { useSyncExternalStore } from 'react';

/**
 * Whether things may move: false for a visitor who asked for less motion, and false on the server
 * and while hydrating, so that the first picture is the one that needs no JavaScript.
 */
export function useMotionWelcome(): boolean {
  return useSyncExternalStore(
    onChange,
    () => preference().matches,
    () => false,
  );
}

function preference() {
  return matchMedia('(prefers-reduced-motion: no-preference)');
}

function onChange(changed: () => void) {
  const query = preference();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
