import { expect, test } from 'vitest';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { firestoreCall } from './firestore-call.ts';

test('who gets no answer is told so, and does not wait for ever', async () => {
  const silence = () => new Promise<never>(() => undefined);
  await expect(firestoreCall(silence, 5)).rejects.toThrow(
    new StoreUnavailable('Firestore: no answer within 0.005 seconds'),
  );
});

test('what the database says of itself makes the store unavailable, with its words as the cause', async () => {
  const full = Object.assign(new Error('8 RESOURCE_EXHAUSTED: Quota exceeded.'), { code: 8 });
  const asked = firestoreCall(() => Promise.reject(full));
  await expect(asked).rejects.toThrow(StoreUnavailable);
  await expect(asked).rejects.toMatchObject({ cause: full });
});

test('a mistake of ours stays what it is', async () => {
  const mistake = new TypeError('not a function');
  await expect(firestoreCall(() => Promise.reject(mistake))).rejects.toBe(mistake);
});
