import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { agencyDay } from '#contract/agency-day.ts';
import {
  NoSuchPeriod,
  reportPeriod,
  type ReportPeriod,
} from '../../analytics/report/report-period.ts';
import { report, type Report } from '../../analytics/report/report.ts';
import { reportPage } from '../report-page/report-page.ts';
import { agencyFacts } from './agency-facts.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Config } from '../config.ts';
import { placeOfStore } from './contact-service.ts';
import { explainedStart } from './explained-start.ts';
import { fileFault } from './file-fault.ts';
import { quoted } from '../quoted.ts';
import { writeReportFile } from './report-file.ts';
import { reportFonts } from '../report-page/report-fonts.ts';
import { reportText } from './report-text.ts';
import { printable, printableJson } from './terminal-marks.ts';
import { withStore } from './with-store.ts';

export interface ReportTerminal {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether headings may be bold: the terminal can, and nobody asked it not to. */
  readonly isBold: boolean;
}

/**
 * Tells what was counted on the site, also while the server runs. Throws `StartFault` where the store
 * cannot be opened.
 */
export async function reportCommand(
  args: readonly string[],
  config: Config,
  { now, isBold }: ReportTerminal,
): Promise<CommandResult> {
  const asked = understood(args);
  if (typeof asked === 'string') return misunderstood(asked);
  if (asked.help) return done(usage);
  const { name: site, timeZone } = await explainedStart(config, () => agencyFacts());
  const today = agencyDay(timeZone)(now);
  const period = periodOf(asked, today);
  if (typeof period === 'string') return misunderstood(period);

  return withStore(config, async (store) => {
    const sources = {
      counts: store?.reportCounts ?? { summed: () => Promise.resolve([]) },
      deliveries: store?.deliveries ?? { between: () => Promise.resolve([]) },
    };
    const made = await report(sources, { ...period, site, timeZone, today });
    const { html } = asked;
    const written = html === undefined ? undefined : await pageInto(resolve(html), made);
    if (written?.exitCode === 1) return written;
    if (asked.json) return done(`${printableJson(JSON.stringify(made, null, 2))}\n`);
    if (written !== undefined) return written;
    return done(reportText(made, isBold) + (store === undefined ? nothingIn(config) : ''));
  });
}

async function pageInto(file: string, made: Report): Promise<CommandResult> {
  try {
    await writeReportFile(file, reportPage(made, reportFonts()));
    return done(`The report is in ${quoted(file)}: open it in a browser, or print it there.\n`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      const name = quoted(file);
      return failed(
        `${name} is there already, is no report, and is not written over. Name another file`,
      );
    }
    const sentence = fileFault(error, file, 'make');
    if (sentence === undefined) throw error;
    return failed(sentence);
  }
}

function nothingIn(config: Config): string {
  const { database, dataDir } = config;
  if (database !== undefined) return `Nothing was ever kept in ${placeOfStore(config)}.\n`;
  return `There is no database in ${quoted(dataDir)} yet. Is DATA_DIR the one of the server? \`npm start\` starts it.\n`;
}

const usage = `npm run report                       the last 30 days up to yesterday, beside the 30 before
npm run report -- --days 90          so many days up to yesterday
npm run report -- --from 2026-10-01 --to 2026-10-31
npm run report -- --month 2026-10    a whole month, beside the one before
npm run report -- --html FILE        the same as one page of charts, to read, send or print
npm run report -- --json             the same for another program

Days are whole days by the agency's clock, the first and the last included.
`;

function misunderstood(sentence: string): CommandResult {
  return {
    output: printable(`${sentence}. \`npm run report -- --help\` tells more.\n`),
    exitCode: 2,
  };
}

/** What was asked for, or why it cannot be told. */
function understood(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    ...{ from: text, to: text, days: text, month: text, html: text },
    ...{ json: flag, help: { ...flag, short: 'h' } },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], allowPositionals: false, options });
    return values.html === '' ? '--html: is given no file' : values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on to explain its own rules after the first sentence.
    return error.message.split(/\. |\.?\n/)[0] ?? '';
  }
}

function periodOf(asked: Parameters<typeof reportPeriod>[0], today: string): ReportPeriod | string {
  try {
    return reportPeriod(asked, today);
  } catch (error) {
    if (!(error instanceof NoSuchPeriod)) throw error;
    return error.message;
  }
}
