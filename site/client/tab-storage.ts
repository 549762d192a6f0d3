/** Reads a list from `sessionStorage`: empty where there is none, or where storage is blocked. */
export function readTab(key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Whether `sessionStorage` has something by that name: not where it is blocked. */
export function hasTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
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
