import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithSlots } from './with-slots.tsx';

test.each([
  ['Call {phoneLink}.', 'Call <a href="tel:1">1</a>.'],
  ['{phoneLink}', '<a href="tel:1">1</a>'],
  [
    '{visitor}, call {phoneLink} or {phoneLink}',
    '{phoneLink} &amp; Co, call <a href="tel:1">1</a> or <a href="tel:1">1</a>',
  ],
  ['Nothing <b>here</b>', 'Nothing &lt;b&gt;here&lt;/b&gt;'],
])('fills in %s', (text, html) => {
  const slots = { phoneLink: <a href="tel:1">1</a>, visitor: '{phoneLink} & Co' };
  expect(renderToStaticMarkup(<WithSlots text={text} slots={slots} />)).toBe(html);
});
