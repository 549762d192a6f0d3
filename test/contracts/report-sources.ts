import { expect, test } from 'vitest';
import type { DailyCountStore } from '#backend/analytics/daily-counts.ts';
import { figures } from '#backend/report/figures.ts';
import type { DeliveryRecords, ReportCounts } from '#backend/report/report-sources.ts';
import type { MessageStore } from '#backend/contact/message-store.ts';
import type { NotificationQueue } from '#backend/notifications/notification-queue.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';

/** What every store promises that adds up counts for a report. `open` returns an empty one. */
export function reportCountsContract(
  open: () => Promise<{
    readonly dailyCounts: DailyCountStore;
    readonly reportCounts: ReportCounts;
  }>,
): void {
  test('counts added up by the database give the same figures as those of each day', async () => {
    const store = await open();
    await store.dailyCounts.add(sampleCounts({ from: '2026-10-20', to: '2026-11-20', visits: 6 }));
    const [from, to] = ['2026-10-25', '2026-11-18'];
    const summed = await store.reportCounts.summed(from, to);
    const daily = await store.dailyCounts.between(from, to);
    expect(summed.length).toBeLessThan(daily.length);
    expect(figures(summed, from, to)).toEqual(figures(daily, from, to));
    expect(summed.map(({ day }) => day).sort()[0]).toBe(from);
  });
}

/** What every store promises of delivery records. `open` returns an empty one. */
export function deliveryRecordsContract(
  open: () => Promise<{
    readonly messages: MessageStore;
    readonly notifications: NotificationQueue;
    readonly deliveries: DeliveryRecords;
  }>,
): void {
  test('delivery records are those of the messages of a period, without their text', async () => {
    const store = await open();
    const noon = Date.UTC(2026, 9, 31, 12);
    for (const [id, receivedAt] of [
      ['m1', noon],
      ['m2', noon + 1000],
      ['m3', noon + 2000],
    ] as const) {
      await store.messages.save({
        id,
        receivedAt,
        page: '/about',
        content: completeMessage,
        spamSigns: id === 'm2' ? ['has many links'] : [],
        contentKey: id,
        duplicatesAfter: 0,
        confirmation: { mailbox: 'rosa@alder-and-rye.example', limits: [] },
        notifications: [{ id: `${id}-a`, kind: 'inquiry' }],
      });
    }
    await store.notifications.recordSent('m1-a', noon + 5000);
    const records = await store.deliveries.between(noon, noon + 2000);
    expect(records).toEqual([
      { looksLikeSpam: false, notifications: [{ kind: 'inquiry', state: 'sent' }] },
      { looksLikeSpam: true, notifications: [{ kind: 'inquiry', state: 'waiting' }] },
    ]);
  });
}
