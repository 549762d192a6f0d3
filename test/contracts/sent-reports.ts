import { describe, expect, test } from 'vitest';
import type { SentReports } from '#backend/analytics/report/sent-reports.ts';

/** What every list of the reports that were sent promises. `open` gives an empty one. */
export function sentReportsContract(open: () => Promise<SentReports>): void {
  describe('noting a report', () => {
    test('lists what is noted, by month, with the latest note of each', async () => {
      const reports = await open();
      expect(await reports.list()).toEqual([]);
      await reports.noteSent('2026-11', noon);
      await reports.noteSent('2025-12', noon + 1);
      await reports.noteSent('2026-11', noon + 2);
      expect(await reports.list()).toEqual([
        { month: '2025-12', sentAt: noon + 1 },
        { month: '2026-11', sentAt: noon + 2 },
      ]);
    });

    test('lets who sends them do so, and hears what went wrong', async () => {
      const reports = await open();
      const done: string[] = [];
      const noting = (what: string) => () => {
        done.push(what);
        return Promise.resolve();
      };
      expect(await reports.unlessUnderWay(noting('first'))).toBe(true);
      const fails = reports.unlessUnderWay(() => Promise.reject(new Error('no mail server')));
      await expect(fails).rejects.toThrow('no mail server');
      expect(await reports.unlessUnderWay(noting('second'))).toBe(true);
      expect(done).toEqual(['first', 'second']);
    });

    test('knows a report from the moment it was sent', async () => {
      const reports = await open();
      await reports.noteSent('2026-11', noon);
      expect(await reports.isSent('2026-11', noon)).toBe(true);
      expect(await reports.isSent('2026-11', noon - 1)).toBe(false);
      expect(await reports.isSent('2026-10', noon)).toBe(false);
    });
  });
}

const noon = Date.UTC(2026, 10, 21, 19);
