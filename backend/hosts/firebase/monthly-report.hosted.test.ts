import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { lastDayOf } from '../../analytics/report/calendar.ts';
import { monthWords } from '../../analytics/report/words.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';
import { monthDue } from '../monthly-report/monthly-report.ts';
import { agencyFacts } from '../node/agency-facts.ts';
import { reportFonts } from '../report-page/report-fonts.ts';

const emulator = firestoreEmulator();
const mailbox = 'office@agency.example';

describe.skipIf(emulator.missing !== undefined)(
  `the report of the month on the platform${emulator.skipNote}`,
  () => {
    test('goes out in the first minute of an hour, once, as a page with its typefaces', async () => {
      const { platform, peer, month } = await setUp();
      expect(await platform.runSchedule('2026-11-21T12:01:00Z')).toBe(200);
      expect(peer.letters).toHaveLength(0);
      expect(await platform.runSchedule('2026-11-21T13:00:00Z')).toBe(200);
      expect(peer.letters).toMatchObject([{ to: [mailbox] }]);
      const { subject, attachments } = peer.letters[0]?.email ?? {};
      expect(subject).toContain(`The website in ${monthWords(month)}`);
      const content = attachments?.[0]?.content;
      const page = content instanceof ArrayBuffer ? Buffer.from(content).toString() : content;
      const { display = 'none', text = 'none' } = reportFonts() ?? {};
      for (const typeface of [display, text]) expect(page).toContain(typeface);
      expect(await platform.runSchedule('2026-11-21T14:00:00Z')).toBe(200);
      expect(peer.letters).toHaveLength(1);
      expect(platform.log()).toContain('the report of the month was sent');
    });

    test('that a mail server refused goes out in the next hour', async () => {
      const { platform, peer } = await setUp();
      peer.refuse(mailbox, 451);
      expect(await platform.runSchedule('2026-11-21T13:00:00Z')).toBe(500);
      expect(platform.log()).toContain('the report of the month, failed: it is tried again');
      peer.refuse(mailbox);
      expect(await platform.runSchedule('2026-11-21T13:01:00Z')).toBe(200);
      expect(peer.letters).toHaveLength(0);
      expect(await platform.runSchedule('2026-11-21T14:00:00Z')).toBe(200);
      expect(peer.letters).toHaveLength(1);
    });

    test('is said to be none once, where nothing was counted', async () => {
      const platform = await startHostedPlatform(emulator.host(), newProject(), {
        MONTHLY_REPORT: 'yes',
        SMTP_URL: 'smtp://127.0.0.1:9',
      });
      for (const hour of [13, 14]) {
        expect(await platform.runSchedule(`2026-11-21T${hour}:00:00Z`)).toBe(200);
      }
      expect(platform.log().match(/nothing was counted/g)).toHaveLength(1);
    });

    test('is loaded by no run that sends none', async () => {
      const hook = fileURLToPath(
        new URL('../../../test/fixtures/note-loaded-files.ts', import.meta.url),
      );
      const { platform, peer } = await setUp({ NODE_OPTIONS: `--import=${hook}` });
      const loaded = () => platform.log().match(/^loaded .*\/(?:report|monthly)-\S+$/gm) ?? [];
      await platform.runSchedule('2026-11-21T12:59:00Z');
      expect(loaded()).toEqual([]);
      await platform.runSchedule('2026-11-21T13:00:00Z');
      expect(peer.letters).toHaveLength(1);
      expect(loaded()).toEqual([
        expect.stringContaining('/monthly-report-'),
        expect.stringContaining('/report-'),
        expect.stringContaining('/report-'),
      ]);
    });
  },
);

/** A platform that is asked for the report, and has counted visits in the month that is due. */
async function setUp(settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const project = newProject();
  const platform = await startHostedPlatform(emulator.host(), project, {
    SMTP_URL: peer.url,
    MAIL_TO: `Office <${mailbox}>`,
    MONTHLY_REPORT: 'yes',
    ...settings,
  });
  const month = monthDue(Date.now(), agencyFacts().timeZone);
  const store = openFirestoreStore(emulator.open(project));
  await store.dailyCounts.add(
    sampleCounts({ from: `${month}-01`, to: lastDayOf(month), visits: 4 }),
  );
  return { platform, peer, month };
}
