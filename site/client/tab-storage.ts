/**
 * Reads a list from `sessionStorage`; another value counts as a list of one. Empty if nothing is stored, or if storage
 * is blocked.
 */
export function readTab(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return [stored].flat();
  } catch {
    return [];
  }
}

/** Writes a list to `sessionStorage`, unless storage is blocked or full. */
export function writeTab(key: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Then the next page starts without it.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** Where the tab stores the visitor's sign (`site/sections/shop-sign`). */
export const signKey = 'shop-sign';

/** Where it stores the answers of the shop check (`site/sections/check`). */
export const answersKey = 'shop-check';
