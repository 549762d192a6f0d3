import { expect, test } from 'vitest';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { firestoreCall } from './firestore-documents.ts';

test('throws StoreUnavailable for an error of the database, with the error as its cause', async () => {
  const full = Object.assign(new Error('8 RESOURCE_EXHAUSTED: Quota exceeded.'), { code: 8 });
  const call = firestoreCall(() => Promise.reject(full));
  await expect(call).rejects.toThrow(StoreUnavailable);
  await expect(call).rejects.toMatchObject({ cause: full });
});

test('throws any other error as it is', async () => {
  const mistake = new TypeError('not a function');
  await expect(firestoreCall(() => Promise.reject(mistake))).rejects.toBe(mistake);
});
