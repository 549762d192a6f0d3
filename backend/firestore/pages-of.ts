import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What a query finds, so many documents at a time. */
export async function* pagesOf(
  inOrder: Query,
  size: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let next = inOrder.limit(size);
  for (;;) {
    const { docs } = await next.get();
    yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    next = inOrder.startAfter(last).limit(size);
  }
}
