import { describe, expect, test } from 'vitest';
import { requestLimitsContract } from '#test/contracts/request-limits.ts';
import { firestoreEmulator } from '#test/fixtures/firestore-emulator.ts';
import { allowMessage } from '../contact/request-limits.ts';
import { firestoreRequestLimits } from './firestore-request-limits.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`limits on Firestore${emulator.skipNote}`, () => {
  requestLimitsContract(() => {
    let now = noon;
    const limits = firestoreRequestLimits(emulator.open(), () => now, patience);
    return Promise.resolve({
      limits: [limits, limits],
      advance: (milliseconds) => (now += milliseconds),
    });
  });

  test('are passed by what each of several instances had not told of yet, and no more', async () => {
    const firestore = emulator.open();
    const instances = Array.from({ length: 4 }, () =>
      firestoreRequestLimits(firestore, () => noon, patience),
    );
    let count = 0;
    for (let n = 0; n < 100; n++) {
      const wait = await instances[n % 4]?.take('message', '203.0.113.7');
      if (wait === undefined) count += 1;
    }
    expect(count).toBeGreaterThanOrEqual(30);
    expect(count).toBeLessThanOrEqual(30 + 4 * 2);
  });

  test('ask for nothing and write nothing of a visitor with something to say', async () => {
    const firestore = emulator.open();
    const limits = firestoreRequestLimits(firestore, () => noon, patience);
    for (const request of ['challenge', 'exchange', 'call', 'events'] as const) {
      for (let n = 0; n < 2; n++) {
        expect(await limits.take(request, '203.0.113.7')).toBeUndefined();
      }
    }
    for (const kind of ['newcomer', 'general', 'general'] as const) {
      expect(await allowMessage(limits, 'message', '203.0.113.7')).toEqual({ kind });
    }
    expect(await firestore.listCollections()).toEqual([]);
  });

  test('share the room of all newcomers between instances', async () => {
    const firestore = emulator.open();
    const instances = Array.from({ length: 2 }, () =>
      firestoreRequestLimits(firestore, () => noon, patience),
    );
    let count = 0;
    for (let n = 0; n < 240; n++) {
      const wait = await instances[n % 2]?.take('newcomer-message', `10.${n}.0.1`);
      if (wait === undefined) count += 1;
    }
    expect(count).toBeGreaterThanOrEqual(200);
    expect(count).toBeLessThanOrEqual(200 + 2 * 20);
  });

  test('keep no address where somebody could read it', async () => {
    const firestore = emulator.open();
    const limits = firestoreRequestLimits(firestore, () => noon, patience);
    for (let n = 0; n < 20; n++) await limits.take('plain-form', '203.0.113.7');
    const { docs } = await firestore.collection('requestCounts').get();
    expect(docs.length).toBeGreaterThan(0);
    for (const { id } of docs) expect(id).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain('203');
  });
});

const noon = Date.UTC(2026, 10, 21, 19);

/** In milliseconds. Nothing here is measured against the machine. */
const patience = 60_000;
