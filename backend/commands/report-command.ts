import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Agency } from '#contract/agency.ts';
import { agencyDay } from '#contract/agency-day.ts';
import { NoSuchPeriod, reportPeriod, type ReportPeriod } from '../report/report-period.ts';
import { report, type Report } from '../report/report.ts';
import { mailTimeout } from '../notifications/mail-channel.ts';
import type { MailAddress } from '../notifications/mailer.ts';
import { reportPage } from '../report/page/report-page.ts';
import { agencyFacts } from '../settings/agency-facts.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Config } from '../settings/config.ts';
import { describeStore } from '../hosts/open-store.ts';
import { mailFolder, chooseMailer } from '../hosts/choose-mailer.ts';
import { correspondence } from '../notifications/mail-channel.ts';
import { explainedStart } from '../hosts/node/explained-start.ts';
import { fileFault } from './file-fault.ts';
import { quoted } from '../settings/quoted.ts';
import { writeReportFile } from '../report/report-file.ts';
import { reportFonts } from '../report/page/report-fonts.ts';
import { Fault, mailAddress } from '../settings/setting-readers.ts';
import { reportEmail } from '../report/report-email.ts';
import { reportText } from '../report/report-text.ts';
import { printable, printableJson } from '../report/terminal-marks.ts';
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
  const agency = await explainedStart(config, () => agencyFacts());
  const { name: site, timeZone } = agency;
  const today = agencyDay(timeZone)(now);
  const period = periodOf(asked, today);
  if (typeof period === 'string') return misunderstood(period);

  return withStore(config, async (store) => {
    const sources = {
      counts: store?.reportCounts ?? { summed: () => Promise.resolve([]) },
      deliveries: store?.deliveries ?? { between: () => Promise.resolve([]) },
    };
    const made = await report(sources, { ...period, site, timeZone, today });
    const { html, mail } = asked;
    if (mail !== undefined) {
      if (store === undefined) return { output: nothingIn(config), exitCode: 1 };
      return mailed(made, mail, { config, agency, now });
    }
    const written = html === undefined ? undefined : await pageInto(resolve(html), made);
    if (written?.exitCode === 1) return written;
    if (asked.json) return done(`${printableJson(JSON.stringify(made, null, 2))}\n`);
    if (written !== undefined) return written;
    return done(reportText(made, isBold) + (store === undefined ? nothingIn(config) : ''));
  });
}

/** Sends the report once, as an email or as an `.eml` file. */
async function mailed(
  made: Report,
  to: MailAddress,
  { config, agency, now }: { config: Config; agency: Agency; now: number },
): Promise<CommandResult> {
  const page = reportPage(made, reportFonts());
  const email = reportEmail(correspondence(config, agency), to, made, page, now);
  const outcome = await chooseMailer(config).send(email, AbortSignal.timeout(mailTimeout));
  const folder = quoted(mailFolder(config));
  const isFile = config.smtpUrl === undefined;
  if (outcome.kind === 'sent') {
    return done(
      isFile
        ? `SMTP_URL is not set, so the report is an .eml file in ${folder}.\n`
        : `The mail server accepted the report for ${to.address}.\n`,
    );
  }
  // Quoted, since a mail server's reply can hold control characters.
  const problem = quoted(outcome.problem);
  if (isFile) return failed(`Cannot write the report to ${folder}: ${problem}`);
  return failed(
    outcome.kind === 'refused'
      ? `The mail server refused the report for ${to.address}: ${problem}`
      : `The report was not sent: ${problem}. Check SMTP_URL and MAIL_FROM, then run this again`,
  );
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
  if (database !== undefined) return `Nothing was ever kept in ${describeStore(config)}.\n`;
  return `There is no database in ${quoted(dataDir)} yet. Is DATA_DIR the one of the server? \`npm start\` starts it.\n`;
}

const usage = `npm run report                       the last 30 days up to yesterday, beside the 30 before
npm run report -- --days 90          so many days up to yesterday
npm run report -- --from 2026-10-01 --to 2026-10-31
npm run report -- --month 2026-10    a whole month, beside the one before
npm run report -- --html FILE        the same as one page of charts, to read, send or print
npm run report -- --json             the same for another program
npm run report -- --mail ADDRESS     sends it once by email, with the page attached

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
    ...{ from: text, to: text, days: text, month: text, html: text, mail: text },
    ...{ json: flag, help: { ...flag, short: 'h' } },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], allowPositionals: false, options });
    if (values.html === '') return '--html: is given no file';
    if (values.mail === undefined) return { ...values, mail: undefined };
    if (values.html !== undefined || values.json) return '--mail: leave out --html and --json';
    const mail = mailAddress(values.mail);
    return mail instanceof Fault ? `--mail: ${mail.sentence}` : { ...values, mail };
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
