import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Brand } from '#content-model/brand-schema.ts';
import type { Content } from '#content-model/content-schema.ts';
import { agencyDay } from '#backend/runtime/agency-day.ts';
import { chooseMailer, mailFolder } from '../hosts/choose-mailer.ts';
import { describeStore } from '../hosts/open-store.ts';
import { correspondence, mailTimeout } from '../notifications/mail-channel.ts';
import { reportEmail } from '../report/report-email.ts';
import { reportPage } from '../report/report-page.ts';
import { PeriodError, reportPeriod } from '../report/report-period.ts';
import { reportText } from '../report/report-text.ts';
import { report, type Report } from '../report/report.ts';
import { agencyContent } from '../settings/agency-content.ts';
import type { Config } from '../settings/config.ts';
import { parseMailAddress, SettingProblem, type MailAddress } from '../settings/setting-parsers.ts';
import { writeWholeFile } from '../store/write-whole-file.ts';
import { printable, quote } from '../runtime/printable.ts';
import { succeed, fail, runCommand, withFile, type CommandResult } from './run-command.ts';
import { withStore } from './with-store.ts';

/**
 * Prints, writes or sends the report (`npm run report`), also while the server runs. Throws
 * `StartError` if the store cannot be opened.
 *
 * @param now milliseconds since 1970.
 */
export async function reportCommand(
  args: readonly string[],
  config: Config,
  now: number,
): Promise<CommandResult> {
  const options = parseArguments(args);
  if (typeof options === 'string') return wrongArguments(options);
  if (options.help) return succeed(usage);
  const content = agencyContent();
  const { name: site, timeZone } = content.agency;
  const today = agencyDay(timeZone)(now);
  const period = periodOf(options, today);
  if (typeof period === 'string') return wrongArguments(period);

  return withStore(config, async (store) => {
    const counts = store?.dailyCounts ?? { between: () => Promise.resolve([]) };
    const made = await report(counts, { ...period, site, timeZone, today });
    const noDatabase = `Nothing is stored yet in ${describeStore(config)}`;
    if (store === undefined && options.mail !== undefined) return fail(noDatabase);
    if (options.mail !== undefined) return sendReport(made, options.mail, config, content, now);
    if (options.html !== undefined) return writeReport(made, resolve(options.html), content.brand);
    return succeed(printable(reportText(made)) + (store === undefined ? `${noDatabase}.\n` : ''));
  });
}

async function sendReport(
  made: Report,
  to: MailAddress,
  config: Config,
  content: Content,
  now: number,
): Promise<CommandResult> {
  const page = reportPage(made, content.brand);
  const email = reportEmail(correspondence(config, content), to, made, page, now);
  const outcome = await chooseMailer(config).send(email, AbortSignal.timeout(mailTimeout));
  const folder = quote(mailFolder(config));
  const isFile = config.smtpUrl === undefined;
  if (outcome.kind === 'sent') {
    return succeed(
      isFile
        ? `SMTP_URL is not set, so the report is an .eml file in ${folder}.\n`
        : `The mail server accepted the report for ${to.address}.\n`,
    );
  }
  const problem = quote(outcome.problem);
  return fail(
    isFile
      ? `Cannot write the report to ${folder}: ${problem}`
      : `The report for ${to.address} was not sent: ${problem}. Check SMTP_URL and MAIL_FROM, then run this again`,
  );
}

async function writeReport(made: Report, file: string, brand: Brand): Promise<CommandResult> {
  return withFile('write', file, async () => {
    await writeWholeFile(file, (unfinished) => writeFile(unfinished, reportPage(made, brand)));
    return succeed(`The report is in ${quote(file)}. Open it in a browser, or print it there.\n`);
  });
}

const usage = `npm run report                       the last 30 days up to yesterday, and the 30 before
npm run report -- --days 90          that many days up to yesterday
npm run report -- --from 2026-10-01 --to 2026-10-31
npm run report -- --html FILE.html   as one HTML page, to read, send or print; replaces the file
npm run report -- --mail ADDRESS     sent once by email, with the page attached

Days are the agency's, the first and the last included.
`;

function wrongArguments(sentence: string): CommandResult {
  return {
    output: printable(`${sentence}. See \`npm run report -- --help\`.\n`),
    exitCode: 2,
  };
}

/** Returns the options, or what is wrong with them. */
function parseArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    ...{ from: text, to: text, days: text, html: text, mail: text },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], allowPositionals: false, options });
    const { html, mail } = values;
    if (html !== undefined && mail !== undefined) return 'Use only one of --html and --mail';
    // A database or settings named by mistake would be replaced.
    if (html !== undefined && !/\.html?$/i.test(html) && (html === '' || existsSync(html))) {
      return `--html: ${quote(html)} is not the name of a new file, or of one that ends in .html`;
    }
    if (mail === undefined) return { ...values, mail };
    return { ...values, mail: parseMailAddress(mail) };
  } catch (error) {
    if (error instanceof SettingProblem) return `--mail: ${error.message}`;
    if (!(error instanceof TypeError)) throw error;
    // The first sentence says what is wrong; the others explain Node's rules.
    return error.message.split(/\. |\.?\n/)[0] ?? '';
  }
}

function periodOf(options: Parameters<typeof reportPeriod>[0], today: string) {
  try {
    return reportPeriod(options, today);
  } catch (error) {
    if (error instanceof PeriodError) return error.message;
    throw error;
  }
}

if (import.meta.main) await runCommand((args, config) => reportCommand(args, config, Date.now()));
