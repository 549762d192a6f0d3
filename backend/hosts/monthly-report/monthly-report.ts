import { agencyDay } from '#contract/agency-day.ts';
import { hourAt, monthBefore } from '../../analytics/report/calendar.ts';
import { wholeMonth } from '../../analytics/report/report-period.ts';
import { isEmpty, report, type Report, type ReportSources } from '../../analytics/report/report.ts';
import type { SentReports } from '../../analytics/report/sent-reports.ts';
import { faultWatch } from '../../contact/fault-watch.ts';
import type { Clock, Log } from '../../contact/ports.ts';
import type { Correspondence } from '../../mail/compose-letter.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { reportLetter } from './report-letter.ts';

export interface MonthlyReportDependencies {
  readonly sources: ReportSources;
  readonly sentReports: SentReports;
  readonly mailer: Mailer;
  readonly correspondence: Correspondence;
  readonly clock: Clock;
  readonly log: Log;
}

export interface MonthlyReportWorker {
  /** Stops for good. A letter on its way has a few seconds to arrive, and comes again if it does not. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends the agency the report of the month that is over, on the first of a month at seven by the
 * agency's clock or as soon after that as can be, after those of the two months before where they could
 * not be sent. What was sent is noted in the store, so that a restart sends nothing twice. Looks every
 * `roundTime` milliseconds, and less often while it fails, which is logged once.
 */
export function startMonthlyReport(
  dependencies: MonthlyReportDependencies,
  roundTime = 10 * 60 * 1000,
): MonthlyReportWorker {
  const { correspondence, clock, log } = dependencies;
  const { timeZone } = correspondence.agency;
  const abandon = new AbortController();
  const watch = faultWatch(log, {}, sentences);
  const memory = emptyMemory();
  let settled: string | undefined;
  let failures = 0;
  let notBefore = 0;
  let underWay: Promise<void> | undefined;

  async function round(lastMonth: string, now: number): Promise<void> {
    failures += 1;
    notBefore = now + Math.min(roundTime * 2 ** (failures - 1), longestPause);
    const isDone = await sendMonthlyReports(dependencies, abandon.signal, now, memory);
    if (isDone) settled = lastMonth;
    failures = 0;
    notBefore = 0;
  }

  function begin(): void {
    const now = clock();
    const month = monthDue(now, timeZone);
    // A clock that was wrong may have put the next try far off.
    const isPause = now < notBefore && notBefore - now <= longestPause;
    if (month === settled || isPause) return;
    underWay ??= watch(round(month, now)).finally(() => (underWay = undefined));
  }

  const timer = setInterval(begin, roundTime);
  begin();

  return {
    async stop() {
      clearInterval(timer);
      const impatience = setTimeout(() => abandon.abort(), graceTime);
      await underWay;
      clearTimeout(impatience);
    },
  };
}

/** What a process remembers from one call to the next, of months. */
export interface ReportMemory {
  /** Whose report was sent, where that could not be noted yet. */
  readonly unnoted: Set<string>;
  /** Of which it was said that nothing was counted. It is looked again: the clock may have been wrong. */
  readonly saidEmpty: Set<string>;
}

const emptyMemory = (): ReportMemory => ({ unnoted: new Set(), saidEmpty: new Set() });

/**
 * Sends what is due at `now` of the reports of the last three months, once, and answers `false` where
 * another server is at it. Throws where one is not taken or cannot be noted; what is left then is at the
 * next call.
 */
export async function sendMonthlyReports(
  dependencies: MonthlyReportDependencies,
  abandon: AbortSignal,
  now = dependencies.clock(),
  { unnoted, saidEmpty }: ReportMemory = emptyMemory(),
): Promise<boolean> {
  const { sentReports, correspondence, log } = dependencies;
  const lastMonth = monthDue(now, correspondence.agency.timeZone);
  return sentReports.unlessUnderWay(async () => {
    for (const month of monthsUpTo(lastMonth)) {
      if (await sentReports.isSent(month, now)) continue;
      if (unnoted.has(month) || (await sendReport(dependencies, month, now, abandon))) {
        unnoted.add(month);
        await sentReports.noteSent(month, now);
        unnoted.delete(month);
        log.info({ month }, 'the report of the month was sent');
      } else if (month === lastMonth && !saidEmpty.has(month)) {
        saidEmpty.add(month);
        log.info({ month }, 'no report of the month is sent: nothing was counted in it');
      }
    }
  });
}

/** Whether there was anything to send. Throws where it was not taken. */
async function sendReport(
  { sources, correspondence, mailer }: MonthlyReportDependencies,
  month: string,
  now: number,
  abandon: AbortSignal,
): Promise<boolean> {
  const { name: site, timeZone } = correspondence.agency;
  const today = agencyDay(timeZone)(now);
  const made = await report(sources, { ...wholeMonth(month), site, timeZone, today });
  if (isEmpty(made)) return false;
  const letter = reportLetter(correspondence, made, await pageOf(made), now);
  const signal = AbortSignal.any([abandon, AbortSignal.timeout(patience)]);
  const outcome = await mailer.send(letter, signal);
  if (outcome.kind === 'sent') return true;
  // The code alone: what a mail server says may repeat an address, and this is for the log.
  throw new Error(`The mail server did not take it: ${outcome.code}`);
}

/** Loaded for a report that is sent: hour after hour there is none to send. */
async function pageOf(made: Report): Promise<string> {
  const [{ reportPage }, { reportFonts }] = await Promise.all([
    import('../report-page/report-page.ts'),
    import('../report-page/report-fonts.ts'),
  ]);
  return reportPage(made, reportFonts());
}

/** The last month that is over, and before seven in the morning of a first the one before that. */
export function monthDue(now: number, timeZone: string): string {
  const today = agencyDay(timeZone)(now);
  const last = monthBefore(today.slice(0, 7));
  const isEarly = today.endsWith('-01') && hourAt(now, timeZone) < morning;
  return isEarly ? monthBefore(last) : last;
}

/** The months that are looked at, the oldest first: a mail server may be down for longer than one. */
function monthsUpTo(last: string): readonly string[] {
  const before = monthBefore(last);
  return [monthBefore(before), before, last];
}

/** By the agency's clock. */
const morning = 7;

/** In milliseconds. A mail server that is back after a day gets the letter within the hour. */
const longestPause = 60 * 60 * 1000;

/** In milliseconds: as long as for any other letter. */
const patience = 11 * 60 * 1000;

/** In milliseconds; well within the 10 s a host has to stop. */
const graceTime = 4000;

const sentences = {
  met: 'the report of the month cannot be sent, and is tried again within the hour',
  over: 'the report of the month can be sent again',
};
