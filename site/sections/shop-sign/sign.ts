import { readTab, signKey, writeTab } from '#site/client/tab-storage.ts';

/** The sign of a visitor's business. The tab stores its values in this order. */
export interface Sign {
  readonly name: string;
  /** The trade as boards name it. */
  readonly board: string;
  /** The trade as the page calls it. */
  readonly trade: string;
  /** What its customers search for. */
  readonly search: string;
}

/** The sign that this tab has put up. */
export function readSign(): Sign | undefined {
  const [name = '', board = '', trade = '', search = ''] = readTab(signKey).map(String);
  return name === '' ? undefined : { name, board, trade, search };
}

export function writeSign({ name, board, trade, search }: Sign): void {
  writeTab(signKey, [name, board, trade, search]);
}

export function forgetSign(): void {
  try {
    sessionStorage.removeItem(signKey);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
