import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerField, maxQuestions } from '#contract/shop-check.ts';

test.each([
  ['drawn-shop.module.css', 'window', 'yes'],
  ['fixes.module.css', 'fix', 'no'],
])('%s knows the answers to as many questions as there can be', (file, shown, answer) => {
  const style = readFileSync(new URL(file, import.meta.url), 'utf8');
  const selectors = style.matchAll(
    /:has\(\[name='([\w-]+)'\]\[value='(\w+)'\]:checked\) > [^,{]+ \[data-(\w+)='(\d+)'\]/g,
  );
  expect(Array.from(selectors, ([, ...parts]) => parts)).toEqual(
    Array.from({ length: maxQuestions }, (_, index) => [
      answerField(index + 1),
      answer,
      shown,
      String(index + 1),
    ]),
  );
});
