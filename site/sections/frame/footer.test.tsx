import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { agency, frame } from '#content-model/content.ts';
import { Footer } from './footer.tsx';

// A picture needs its file, and these tests none.
vi.mock('#site/content/content-picture.tsx', () => ({ ContentPicture: () => null }));

test.each([
  [{ sample: true, demonstration: false }, true, false],
  [{ sample: true, demonstration: true }, false, true],
  [{ sample: false, demonstration: false }, false, false],
])('with %j it has a mark: %s, the sentence: %s', (facts, hasMark, hasSentence) => {
  const footer = parse(renderToStaticMarkup(<Footer agency={{ ...agency, ...facts }} path="/" />));
  const marks = footer.querySelectorAll('span').filter(({ text }) => text === frame.sampleMark);
  expect(marks).toHaveLength(hasMark ? 1 : 0);
  expect(footer.text.includes(frame.demonstration)).toBe(hasSentence);
});

test('has no list of networks for an agency on none', () => {
  const footer = renderToStaticMarkup(<Footer agency={{ ...agency, social: [] }} path="/" />);
  expect(parse(footer).querySelector(`ul[aria-label="${frame.socialLabel}"]`)).toBeNull();
});
