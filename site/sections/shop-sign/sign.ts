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

export function readSign(): Sign | undefined {
  const [name, board = '', trade = '', search = ''] = readTab(signKey).map(String);
  return name === undefined ? undefined : { name, board, trade, search };
}

/** Returns a name without needless spaces: none if no letter of it would be seen. */
export function nameOnSign(typed: string): string {
  // U+2800 is an empty braille cell.
  const isSeen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed);
  return isSeen ? typed.replace(/\s+/g, ' ').trim() : '';
}

export function writeSign({ name, board, trade, search }: Sign): void {
  writeTab(signKey, [name, board, trade, search]);
}
