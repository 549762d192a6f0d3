import { existsSync } from 'node:fs';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { imagePath } from '#content-model/image-path.ts';
import { readText } from '#content-model/read-text.ts';
import { placeInContent } from '#content-model/read-content.ts';
import { readBoards } from '#site/content/name-board.ts';
import { drawnBoards } from './drawn-boards.ts';

/** Returns the trades with a sign that have no board in a drawing of the home page, a line each. */
export function signProblems(folder: string, { homePage, trades }: Content): readonly string[] {
  const { image, tablet, phone } = homePage.picture;
  const paths = [image, tablet, phone]
    .filter((file) => file?.endsWith('.svg'))
    .map((file = '') => imagePath(folder, file))
    .filter((path) => existsSync(path));
  const boards = paths.flatMap((path) => readBoards(drawnBoards(readText(path))));
  const drawn = boards.map(({ trades }) => trades).filter((trade) => trade !== '');
  // With photos only the pictures further down have the sign.
  if (drawn.length === 0) return [];
  return trades.flatMap(({ sign }, index) => {
    if (sign === undefined || drawn.includes(sign.board)) return [];
    const { board } = sign;
    const place = placeInContent(folder, ['trades', String(index), 'sign', 'board']);
    const known = [...new Set(drawn)].join(', ');
    return [`${place}: no drawing of the home page has the board "${board}"; they have ${known}`];
  });
}
