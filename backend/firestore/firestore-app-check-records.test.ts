import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { firestoreBill } from '#test/fixtures/firestore-bill.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { proofOfWork } from '../app-check/proof-of-work.ts';
import { firestoreAppCheckRecords } from './firestore-app-check-records.ts';
import { firestoreRequestLimits } from './firestore-request-limits.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`what has expired${emulator.skipNote}`, () => {
  test('is deleted by nobody who earns a token or uses it', async () => {
    const firestore = emulator.open();
    const records = firestoreAppCheckRecords(firestore);
    await Promise.all([1, 2, 3].map((n) => records.countUse(`token ${n}`, Date.now() - n)));
    const appCheck = await proofOfWork(records, Date.now);
    const challenge = await appCheck.challenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const bill = firestoreBill(firestore);
    const answer = await appCheck.exchange({ challenge, solution }, '203.0.113.7');
    expect(bill).toEqual({ reads: 1, writes: 1, deletes: 0 });
    expect(await appCheck.accepts(answer?.token, '203.0.113.7')).toBe(true);
    expect(bill).toEqual({ reads: 2, writes: 2, deletes: 0 });
  });

  test('is deleted for the schedule, all of a flood and nothing else', async () => {
    const project = newProject();
    const firestore = emulator.open(project);
    const records = firestoreAppCheckRecords(firestore);
    const flood = firestore.batch();
    const expireAt = Timestamp.fromMillis(noon - 1);
    for (let n = 0; n < 350; n++) flood.set(firestore.doc(`appCheckUses/${n}`), { expireAt });
    await flood.commit();
    await records.countUse('late', noon);
    const limits = firestoreRequestLimits(emulator.open(project), () => noon - 3_600_000, 60_000);
    for (let n = 0; n < 5; n++) await limits.take('message', '203.0.113.7');
    const left = async (name: string) => (await firestore.collection(name).get()).size;
    expect(await left('requestCounts')).toBeGreaterThan(0);
    await records.deleteExpired(noon);
    expect(await left('appCheckUses')).toBe(1);
    expect(await left('requestCounts')).toBe(0);
    expect(await records.countUse('late', noon)).toBe(2);
  });
});

const noon = Date.UTC(2026, 10, 21, 19);
