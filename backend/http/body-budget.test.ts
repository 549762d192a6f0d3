import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';

/** A body that is still being read, which lets go of its memory when it is evicted. */
function unfinished(budget: BodyBudget, client: string) {
  const hold = budget.open(client);
  const body = { hold, isEvicted: false };
  hold.onEvicted(() => {
    body.isEvicted = true;
    hold.release();
  });
  return body;
}

test('evicts the largest unfinished body for one that needs room', () => {
  const budget = new BodyBudget({ total: 100, perClient: 100 });
  const small = unfinished(budget, 'a');
  const large = unfinished(budget, 'b');
  expect([small.hold.grow(10), large.hold.grow(80)]).toEqual([true, true]);
  expect(unfinished(budget, 'c').hold.grow(20)).toBe(true);
  expect([small.isEvicted, large.isEvicted]).toEqual([false, true]);
  expect(budget.used).toBe(30);
});

test('refuses the body that is itself the largest', () => {
  const budget = new BodyBudget({ total: 100, perClient: 100 });
  const held = unfinished(budget, 'a');
  held.hold.grow(40);
  expect(unfinished(budget, 'b').hold.grow(61)).toBe(false);
  expect(held.isEvicted).toBe(false);
  expect(budget.used).toBe(40);
});

test('gives one client no more than its share, at the cost of its own bodies alone', () => {
  const budget = new BodyBudget({ total: 100, perClient: 30 });
  const other = unfinished(budget, 'b');
  other.hold.grow(25);
  const [first, second] = [unfinished(budget, 'a'), unfinished(budget, 'a')];
  first.hold.grow(20);
  expect(second.hold.grow(15)).toBe(true);
  expect([first.isEvicted, other.isEvicted]).toEqual([true, false]);
});

test('evicts no body that is read and being answered', () => {
  const budget = new BodyBudget({ total: 100, perClient: 100 });
  const read = unfinished(budget, 'a');
  read.hold.grow(90);
  read.hold.settle();
  expect(unfinished(budget, 'b').hold.grow(20)).toBe(false);
  expect(read.isEvicted).toBe(false);
  read.hold.release();
  read.hold.release();
  expect(budget.used).toBe(0);
});

test('leaves a small message its room while 2,000 large bodies are held', () => {
  const budget = new BodyBudget({ total: 32 * 2 ** 20, perClient: 2 ** 20 });
  const visitor = unfinished(budget, 'visitor');
  expect(visitor.hold.grow(1024)).toBe(true);
  for (let n = 0; n < 2000; n++) unfinished(budget, `client ${n}`).hold.grow(256 * 1024);
  expect(visitor.isEvicted).toBe(false);
  expect(visitor.hold.grow(3 * 1024)).toBe(true);
  expect(budget.used).toBeLessThanOrEqual(32 * 2 ** 20);
});
