import { expect, test } from 'vitest';
import type { Store } from '#backend/store/store.ts';
import { newMessage, noon } from './new-message.ts';

/** What every store promises about the delivery of its messages. `open` returns an empty one. */
export function deliveryRecordsContract(
  open: () => Promise<Pick<Store, 'messages' | 'notifications' | 'deliveries'>>,
): void {
  test('delivery records have the states of messages in a period, without their text', async () => {
    const store = await open();
    for (const [index, id] of ['m1', 'm2', 'm3'].entries()) {
      await store.messages.save(
        newMessage(id, {
          receivedAt: noon + 1000 * index,
          spamSigns: id === 'm2' ? ['has many links'] : [],
          notifications: [{ id: `${id}-a`, kind: 'inquiry' }],
        }),
      );
    }
    await store.notifications.recordSent('m1-a', noon + 5000);
    expect(await store.deliveries.between(noon, noon + 2000)).toEqual([
      { looksLikeSpam: false, notifications: [{ kind: 'inquiry', state: 'sent' }] },
      { looksLikeSpam: true, notifications: [{ kind: 'inquiry', state: 'waiting' }] },
    ]);
  });
}
