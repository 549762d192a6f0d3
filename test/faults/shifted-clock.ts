/**
 * Preloaded into a server under test (`node --import`): shifts its wall clock by the milliseconds in
 * the file that SHIFTED_CLOCK names, which is read each time. Timers use another clock and are not
 * changed.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.SHIFTED_CLOCK ?? '';
const realNow = Date.now;
const shiftedNow = () => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct(target, parts) {
    if (parts.length === 0) return new target(shiftedNow());
    const date: unknown = Reflect.construct(target, parts);
    if (!(date instanceof target)) throw new TypeError('Not a date');
    return date;
  },
  apply: (target) => new target(shiftedNow()).toString(),
  get: (target, name, receiver): unknown =>
    name === 'now' ? shiftedNow : Reflect.get(target, name, receiver),
});
