import { expect, test } from './fixtures.ts';
import { measurePage } from '../layout/measure-page.ts';

test('finds a narrow column, a broken word, a small button and text over text', async ({
  page,
}) => {
  const sentence = 'A column of a few letters cannot be read, however good its sentences are.';
  await page.setContent(
    `<body style="font:16px/1.5 sans-serif">
    <p style="width:6rem">${sentence}</p><p style="width:20rem">${sentence}</p>
    <h2 style="width:2rem;overflow-wrap:anywhere">Plumbing</h2>
    <button style="width:2rem">A</button><button style="width:3rem;height:3rem">B</button>
    <p style="margin:0">Under</p><p style="margin:-1.5rem 0 0">Over</p>`,
  );
  const measured = await measurePage(page);
  expect(measured.narrow).toHaveLength(1);
  expect(measured.broken).toEqual(['"Plumbing" of "Plumbing"']);
  expect(measured.small).toHaveLength(1);
  expect(measured.overlaps).toHaveLength(1);
});
