import { expect, test } from 'vitest';
import { BodyBudget, type BodyBudgetLimits, type BodyHold } from './body-budget.ts';

const budgetOf = (limits: Partial<BodyBudgetLimits>) =>
  new BodyBudget({ total: 100, perClient: 100, requestsPerClient: 3000, ...limits });

/** A request that gives its memory back when it is evicted. `take` begins to read its body. */
function request(budget: BodyBudget, client: string) {
  const hold = opened(budget, client);
  const body = {
    hold,
    isEvicted: false,
    take: (bytes: number) =>
      hold.take(bytes, () => {
        body.isEvicted = true;
        hold.release();
      }),
  };
  return body;
}

function opened(budget: BodyBudget, client: string): BodyHold {
  const hold = budget.open(client);
  if (hold === undefined) throw new Error('The client has too many requests in flight');
  return hold;
}

test('evicts the largest unfinished body for one that needs room', () => {
  const budget = budgetOf({});
  const small = request(budget, 'a');
  const large = request(budget, 'b');
  expect([small.take(10), large.take(80)]).toEqual([true, true]);
  expect(request(budget, 'c').take(20)).toBe(true);
  expect([small.isEvicted, large.isEvicted]).toEqual([false, true]);
  expect(budget.used).toBe(30);
});

test('refuses the body that is itself the largest', () => {
  const budget = budgetOf({});
  const held = request(budget, 'a');
  held.take(40);
  expect(request(budget, 'b').take(61)).toBe(false);
  expect(held.isEvicted).toBe(false);
  expect(budget.used).toBe(40);
});

test('evicts only bodies of the same client for a client over its share', () => {
  const budget = budgetOf({ perClient: 30 });
  const other = request(budget, 'b');
  other.take(25);
  const [first, second] = [request(budget, 'a'), request(budget, 'a')];
  first.take(20);
  expect(second.take(15)).toBe(true);
  expect([first.isEvicted, other.isEvicted]).toEqual([true, false]);
});

test('evicts no body that is read and being answered', () => {
  const budget = budgetOf({});
  const read = request(budget, 'a');
  read.take(90);
  read.hold.keep();
  expect(request(budget, 'b').take(20)).toBe(false);
  expect(read.isEvicted).toBe(false);
  read.hold.release();
  read.hold.close();
  expect(budget.used).toBe(0);
});

test('evicts the oldest unfinished request of a client that has too many', () => {
  const budget = budgetOf({ requestsPerClient: 2 });
  const other = request(budget, 'b');
  const [first, second] = [request(budget, 'a'), request(budget, 'a')];
  for (const each of [other, first, second]) each.take(1);
  request(budget, 'a');
  expect([first, second, other].map(({ isEvicted }) => isEvicted)).toEqual([true, false, false]);
});

test('refuses a client while all of its requests are being answered', () => {
  const budget = budgetOf({ requestsPerClient: 2 });
  const [first] = [opened(budget, 'a'), opened(budget, 'a')];
  expect(budget.open('a')).toBeUndefined();
  expect(budget.open('b')).toBeDefined();
  first.close();
  expect(budget.open('a')).toBeDefined();
});
