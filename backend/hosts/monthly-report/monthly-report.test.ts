import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { lastDayOf } from '../../analytics/report/calendar.ts';
import type { SentReports } from '../../analytics/report/sent-reports.ts';
import { monthWords } from '../../analytics/report/words.ts';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import { smtpMailer } from '../../mail/smtp-mailer.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { agencyFacts } from '../node/agency-facts.ts';
import { monthDue, sendMonthlyReports, startMonthlyReport } from './monthly-report.ts';

const denver = 'America/Denver';
const minute = 60 * 1000;
const firstOfNovember = Date.parse('2026-11-01T07:00:00-07:00');
const firstOfDecember = Date.parse('2026-12-01T07:00:00-07:00');

test.each([
  ['2026-10-31T23:59:59-06:00', '2026-09'],
  ['2026-11-01T00:00:00-06:00', '2026-09'],
  // On this day the hour from one to two comes twice.
  ['2026-11-01T06:59:59-07:00', '2026-09'],
  ['2026-11-01T07:00:00-07:00', '2026-10'],
  ['2026-11-15T03:00:00-07:00', '2026-10'],
  ['2027-01-01T07:00:00-07:00', '2026-12'],
  ['2027-01-01T13:59:59Z', '2026-11'],
])('at %s the report due is of %s', (moment, month) => {
  expect(monthDue(Date.parse(moment), denver)).toBe(month);
});

describe('the report of the month', () => {
  test('comes in the morning of the first, with its page, and once through restarts', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add(october);
    // September, whose report is due until then, was not counted.
    setClock(firstOfNovember - 1);
    const early = start();
    await soon(() => expect(early.log.sentences('info')).toHaveLength(1));
    expect(early.log.text()).toContain('nothing was counted');
    expect(peer.connections()).toBe(0);

    setClock(firstOfNovember);
    await soon(() => expect(peer.letters).toHaveLength(1));
    await soon(() =>
      expect(early.log.sentences('info')).toContain('the report of the month was sent'),
    );
    await early.stop();
    const { email, to } = peer.letters[0] ?? {};
    expect(to).toEqual(['agency@example.com']);
    expect(email?.subject).toMatch(/^The website in October 2026: \d+ visits, \d+ messages?$/);
    expect(email?.text).toMatch(/^Visits: +\d+\nMessages: +\d+$/m);
    expect(email?.messageId).toMatch(/^<report-2026-10-\d+@example\.com>$/);
    const [page] = email?.attachments ?? [];
    expect(page).toMatchObject({ filename: 'website-2026-10.html', mimeType: 'text/html' });
    const words = page?.content;
    expect(words instanceof ArrayBuffer ? Buffer.from(words).toString() : words).toContain(
      '<span>October 2026</span></h1>',
    );

    // Restarted on the first and in the middle of the month.
    for (const later of [minute, 14 * 24 * 60 * minute]) {
      setClock(firstOfNovember + later);
      const again = start();
      await soon(() => expect(again.looks()).toBeGreaterThan(2));
      await again.stop();
    }
    expect(peer.letters).toHaveLength(1);
  });

  test('comes late where the site was off on the first', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add(october);
    setClock(Date.parse('2026-11-18T03:00:00-07:00'));
    start();
    await soon(() => expect(peer.letters).toHaveLength(1));
  });

  test('waits for a mail server that is down for a day, and says so once', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add(october);
    await peer.stop();
    setClock(firstOfNovember);
    const { log, looks } = start();
    for (let tenMinutes = 1; tenMinutes <= 24 * 6; tenMinutes++) {
      setClock(firstOfNovember + tenMinutes * 10 * minute);
      const seen = looks();
      await soon(() => expect(looks()).toBeGreaterThan(seen));
    }
    await peer.comeBack();
    setClock(firstOfNovember + 25 * 60 * minute);
    await soon(() => expect(peer.letters).toHaveLength(1));
    await soon(() => expect(log.sentences('info')).toHaveLength(2));
    expect(log.sentences('error')).toEqual([
      'the report of the month cannot be sent, and is tried again within the hour',
    ]);
    expect(log.text()).not.toContain('agency@example.com');
  });

  test('of a month that a mail server was down for comes before the next', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add([...october, ...visitsOf('2026-11')]);
    await peer.stop();
    setClock(firstOfNovember);
    const { log, stop } = start();
    await soon(() => expect(log.sentences('error')).toHaveLength(1));
    await stop();
    await peer.comeBack();
    setClock(firstOfDecember);
    const { log: later } = start();
    await soon(() => expect(later.sentences('info')).toHaveLength(2));
    expect(peer.letters.map(({ email }) => email.subject)).toEqual([
      expect.stringContaining('October 2026'),
      expect.stringContaining('November 2026'),
    ]);
  });

  test('comes whole where a clock that ran ahead had sent half of it', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add(october);
    const november = visitsOf('2026-11');
    const middle = Date.parse('2026-11-15T12:00:00-07:00');
    await store.dailyCounts.add(november.filter(({ day }) => day < '2026-11-15'));
    setClock(middle);
    const { log, looks } = start();
    const logged = (count: number) => soon(() => expect(log.sentences('info')).toHaveLength(count));
    await logged(1);
    setClock(Date.parse('2026-12-02T12:00:00-07:00'));
    await logged(2);
    setClock(middle);
    const seen = looks();
    await soon(() => expect(looks()).toBeGreaterThan(seen + 1));
    await store.dailyCounts.add(november.filter(({ day }) => day >= '2026-11-15'));
    setClock(firstOfDecember);
    await logged(3);
    expect(peer.letters.map(({ email }) => email.subject)).toEqual([
      expect.stringContaining('October 2026'),
      expect.stringContaining('November 2026'),
      expect.stringContaining('November 2026'),
    ]);
    // Otherwise a mail program could take them for one, and keep the first.
    expect(new Set(peer.letters.map(({ email }) => email.messageId)).size).toBe(3);
    // Noted anew: after a restart nobody is sent a third.
    expect(await store.sentReports.isSent('2026-11', firstOfDecember)).toBe(true);
  });

  test('is not sent again where it went out and could not be noted', async () => {
    const { peer, store, start, setClock } = await setUp();
    await store.dailyCounts.add(october);
    let faults = 2;
    const sentReports = {
      ...store.sentReports,
      noteSent: (month: string, at: number) =>
        faults-- > 0
          ? Promise.reject(new StoreUnavailable('The disk is full'))
          : store.sentReports.noteSent(month, at),
    };
    setClock(firstOfNovember);
    const { log } = start(sentReports);
    for (let hour = 1; !(await store.sentReports.isSent('2026-10', firstOfDecember)); hour++) {
      setClock(firstOfNovember + hour * 61 * minute);
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(peer.letters).toHaveLength(1);
    expect(log.sentences('error')).toHaveLength(1);
  });
});

test('a host that is woken each hour, and remembers, sends and says nothing twice', async () => {
  const { peer, store, dependencies } = await setUp();
  await store.dailyCounts.add(october);
  const noteSent = () => Promise.reject(new StoreUnavailable('The disk is full'));
  const sentReports = { ...store.sentReports, noteSent };
  const log = recordedLog();
  const memory = { unnoted: new Set<string>(), saidEmpty: new Set<string>() };
  const send = (now: number) =>
    sendMonthlyReports({ ...dependencies, sentReports, log }, never, now, memory);
  for (const hour of [0, 1]) {
    await expect(send(firstOfNovember + hour * 60 * minute)).rejects.toThrow(StoreUnavailable);
  }
  expect(peer.letters).toHaveLength(1);
  for (const hour of [-2, -1]) await send(firstOfNovember + hour * 60 * minute);
  expect(log.sentences('info')).toHaveLength(1);
});

const never = new AbortController().signal;

test('a host whose settings ask for it sends the report', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const host = await startHost({ SMTP_URL: peer.url, MONTHLY_REPORT: 'yes' });
  const ahead = 40 * 24 * 60 * minute;
  const month = monthDue(Date.now() + ahead, denver);
  await host.store.dailyCounts.add(visitsOf(month));
  host.advance(ahead);
  await soon(() => expect(peer.letters).toHaveLength(1));
  expect(peer.letters[0]?.email.subject).toContain(`The website in ${monthWords(month)}`);
});

/** Only ends what hangs: a machine with other work may take its time. */
function soon(holds: () => void) {
  return vi.waitFor(holds, { timeout: 60_000, interval: 5 });
}

function visitsOf(month: string) {
  return sampleCounts({ from: `${month}-01`, to: lastDayOf(month), visits: 4 });
}

const october = visitsOf('2026-10');

async function setUp() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  let now = 0;
  const correspondence = {
    agency: agencyFacts(),
    from: { name: 'Website', address: 'website@example.com' },
    agencyMailbox: { name: 'Agency', address: 'agency@example.com' },
  };
  const sources = { counts: store.reportCounts, deliveries: store.deliveries };
  const mailer = smtpMailer(new URL(peer.url));
  return {
    peer,
    store,
    dependencies: { sources, mailer, correspondence, clock: () => now },
    setClock: (moment: number) => void (now = moment),
    start: (sentReports: SentReports = store.sentReports) => {
      const log = recordedLog();
      let looks = 0;
      const clock = () => {
        looks += 1;
        return now;
      };
      const worker = startMonthlyReport(
        { sources, sentReports, mailer, correspondence, clock, log },
        10,
      );
      onTestFinished(() => worker.stop());
      return { log, stop: worker.stop, looks: () => looks };
    },
  };
}
