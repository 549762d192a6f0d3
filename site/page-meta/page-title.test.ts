import { expect, test } from 'vitest';
import { maxTitleLength, pageTitles } from './page-title.ts';

const title = 'Services for local shops and trades';

test.each([
  ['the agency’s name follows a title with room', 'Fourteener', `${title} | Fourteener`],
  ['a long name is left out', 'The Small Website Company of Denver and Lakewood', title],
  ['a name in the title is not repeated', 'local shops', title],
])('%s', (_, name, fullTitle) => {
  expect(pageTitles(name, title)).toEqual({ title, fullTitle });
});

test('a title that is too long gives way to the short one', () => {
  const [tooLong, longer] = ['x'.repeat(maxTitleLength + 1), 'y'.repeat(maxTitleLength + 2)];
  expect(pageTitles('Agency', tooLong, title).title).toBe(title);
  expect(pageTitles('Agency', tooLong, longer).title).toBe(longer);
});
