/** The list that this tab keeps under a name: empty where there is none, or where storage is blocked. */
export function fromTab(name: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a list under a name until the tab is closed, if the browser lets us. */
export function toTab(name: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(list));
  } catch {
    // Then each page is the first one.
  }
}
