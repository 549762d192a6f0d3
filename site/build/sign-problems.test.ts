import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#content-model/read-content.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { signProblems } from './sign-problems.ts';

test.each([
  ['a trade without a board', '<g data-board="0 0 9 9 9 text start name bakery #a #b #c #d"/>', 1],
  ['nothing where no drawing has boards', '', 0],
])('reports %s', async (_, marks, count) => {
  const folder = await contentCopy();
  await writeFile(join(folder, 'images/street.svg'), `<svg>${marks}</svg>`);
  const content = readContent(folder);
  const picture = { ...content.homePage.picture, image: 'street.svg' };
  delete picture.tablet;
  delete picture.phone;
  const homePage = { ...content.homePage, picture };
  const [trade] = content.trades;
  const trades = ['bakery', 'florist'].flatMap((board) =>
    trade ? [{ ...trade, sign: { board, search: board } }] : [],
  );
  const problems = signProblems(folder, { ...content, homePage, trades });
  expect(problems).toHaveLength(count);
  for (const problem of problems) expect(problem).toContain('"florist"; they have bakery');
});
