import { expect, test } from 'vitest';
import { BodyBudget, type BodyBudgetLimits, type BodyHold } from './body-budget.ts';

const budgetOf = (limits: Partial<BodyBudgetLimits>) =>
  new BodyBudget({ total: 100, perClient: 100, requestsPerClient: 3000, ...limits });

/** A body that is still being read, which lets go of its memory when it is evicted. */
function unfinished(budget: BodyBudget, client: string) {
  const hold = opened(budget, client);
  const body = { hold, isEvicted: false };
  hold.onEvicted(() => {
    body.isEvicted = true;
    hold.release();
  });
  return body;
}

function opened(budget: BodyBudget, client: string): BodyHold {
  const hold = budget.open(client);
  if (hold === undefined) throw new Error('The client has too many requests in flight');
  return hold;
}

test('evicts the largest unfinished body for one that needs room', () => {
  const budget = budgetOf({});
  const small = unfinished(budget, 'a');
  const large = unfinished(budget, 'b');
  expect([small.hold.take(10), large.hold.take(80)]).toEqual([true, true]);
  expect(unfinished(budget, 'c').hold.take(20)).toBe(true);
  expect([small.isEvicted, large.isEvicted]).toEqual([false, true]);
  expect(budget.used).toBe(30);
});

test('refuses the body that is itself the largest', () => {
  const budget = budgetOf({});
  const held = unfinished(budget, 'a');
  held.hold.take(40);
  expect(unfinished(budget, 'b').hold.take(61)).toBe(false);
  expect(held.isEvicted).toBe(false);
  expect(budget.used).toBe(40);
});

test('gives one client no more than its share, at the cost of its own bodies alone', () => {
  const budget = budgetOf({ perClient: 30 });
  const other = unfinished(budget, 'b');
  other.hold.take(25);
  const [first, second] = [unfinished(budget, 'a'), unfinished(budget, 'a')];
  first.hold.take(20);
  expect(second.hold.take(15)).toBe(true);
  expect([first.isEvicted, other.isEvicted]).toEqual([true, false]);
});

test('evicts no body that is read and being answered', () => {
  const budget = budgetOf({});
  const read = unfinished(budget, 'a');
  read.hold.take(90);
  read.hold.settle();
  expect(unfinished(budget, 'b').hold.take(20)).toBe(false);
  expect(read.isEvicted).toBe(false);
  read.hold.release();
  read.hold.close();
  expect(budget.used).toBe(0);
});

test('ends the oldest unfinished request of a client that has too many', () => {
  const budget = budgetOf({ requestsPerClient: 2 });
  const other = unfinished(budget, 'b');
  const [first, second] = [unfinished(budget, 'a'), unfinished(budget, 'a')];
  unfinished(budget, 'a');
  expect([first, second, other].map(({ isEvicted }) => isEvicted)).toEqual([true, false, false]);
});

test('refuses a client all of whose requests are being answered, until one of them is', () => {
  const budget = budgetOf({ requestsPerClient: 2 });
  const [first] = [opened(budget, 'a'), opened(budget, 'a')];
  expect(budget.open('a')).toBeUndefined();
  expect(budget.open('b')).toBeDefined();
  first.close();
  expect(budget.open('a')).toBeDefined();
});

test('leaves a small message its room while 2,000 large bodies are held', () => {
  const budget = budgetOf({ total: 8 * 2 ** 20, perClient: 2 ** 20 });
  const visitor = unfinished(budget, 'visitor');
  expect(visitor.hold.take(4 * 1024)).toBe(true);
  for (let n = 0; n < 2000; n++) unfinished(budget, `client ${n}`).hold.take(256 * 1024);
  expect(visitor.isEvicted).toBe(false);
  expect(unfinished(budget, 'another visitor').hold.take(4 * 1024)).toBe(true);
  expect(budget.used).toBeLessThanOrEqual(8 * 2 ** 20);
});
