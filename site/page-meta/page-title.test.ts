import { expect, test } from 'vitest';
import { fittingTitle, longestTitle } from './page-title.ts';

const subject = 'Services for local shops and trades';

test('the name of the agency stands behind a title as long as both have room', () => {
  expect(fittingTitle([`${subject} | Fourteener`, subject])).toBe(`${subject} | Fourteener`);
  const longestName = 'x'.repeat(longestTitle - subject.length - ' | '.length);
  expect(fittingTitle([`${subject} | ${longestName}`, subject])).toContain(longestName);
});

test('a name that is too long gives way to what the page is about', () => {
  const name = 'The Small Website Company of Denver and Lakewood';
  expect(fittingTitle([`${subject} | ${name}`, subject])).toBe(subject);
});

test('where no wording is short enough, it is the last one', () => {
  expect(fittingTitle(['x'.repeat(80), 'y'.repeat(70)])).toBe('y'.repeat(70));
});
