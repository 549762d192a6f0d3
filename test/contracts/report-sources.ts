import { expect, test } from 'vitest';
import type { Store } from '#backend/store/store.ts';
import { figures } from '#backend/report/figures.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { newMessage, noon } from './new-message.ts';

/** What every store promises that has data for a report. `open` returns an empty one. */
export function reportSourcesContract(
  open: () => Promise<
    Pick<Store, 'dailyCounts' | 'reportCounts' | 'messages' | 'notifications' | 'deliveries'>
  >,
): void {
  test('counts that the database has added up give the figures of the daily counts', async () => {
    const store = await open();
    await store.dailyCounts.add(sampleCounts({ from: '2026-11-01', to: '2026-11-14', visits: 6 }));
    const [from, to] = ['2026-11-03', '2026-11-12'];
    const summed = await store.reportCounts.summed(from, to);
    const daily = await store.dailyCounts.between(from, to);
    expect(summed.length).toBeLessThan(daily.length);
    expect(figures(summed, from, to)).toEqual(figures(daily, from, to));
    expect(summed.map(({ day }) => day).sort()[0]).toBe(from);
  });

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
