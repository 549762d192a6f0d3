import { expect, test } from 'vitest';
import { answersInHash, hashOfAnswers } from './plan-hash.ts';

test('reads the answers that it wrote', () => {
  const answers = { trade: 'bakery', website: 'none', goal: 'a & b=c "<i>"' };
  expect(answersInHash(hashOfAnswers(answers))).toEqual(answers);
});

test.each([
  ['', undefined],
  ['#plan-form', undefined],
  ['#=', { '': '' }],
  ['#trade=%E0%A4%A', { trade: '\ufffd%A' }],
  ['#__proto__=x', Object.fromEntries([['__proto__', 'x']])],
])('takes from %j the answers %j', (hash, answers) => {
  expect(answersInHash(hash)).toEqual(answers);
});
