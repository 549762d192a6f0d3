import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { agencyDay } from '../analytics/calendar.ts';
import { chooseMailer, mailFolder } from '../hosts/choose-mailer.ts';
import { describeStore } from '../hosts/open-store.ts';
import { correspondence, mailTimeout } from '../notifications/mail-channel.ts';
import { reportEmail } from '../report/report-email.ts';
import { reportPage } from '../report/report-page.ts';
import { PeriodError, reportPeriod } from '../report/report-period.ts';
import { reportText } from '../report/report-text.ts';
import { report, type Report } from '../report/report.ts';
import { readContent } from '#content-model/read-content.ts';
import type { Config } from '../settings/config.ts';
import { printable, quote } from '../settings/printable.ts';
import { parseMailAddress, SettingProblem, type MailAddress } from '../settings/setting-parsers.ts';
import { writeWholeFile } from '../store/write-whole-file.ts';
import {
  fail,
  runCommand,
  succeed,
  withFile,
  withStore,
  type CommandResult,
} from './run-command.ts';

export async function reportCommand(
  args: readonly string[],
  config: Config,
  now: number,
): Promise<CommandResult> {
  const content = readContent();
  const { name: site, timeZone } = content.agency;
  const today = agencyDay(timeZone)(now);
  const options = parseArguments(args, today);
  if (typeof options === 'string') {
    const output = printable(`${options}. See \`npm run report -- --help\`.\n`);
    return { output, exitCode: 2 };
  }
  const { help, html, mail, period } = options;
  if (help) return succeed(usage);

  return withStore(config, async (store) => {
    const noDatabase = `Nothing is stored yet in ${describeStore(config)}`;
    if (store === undefined && mail !== undefined) return fail(noDatabase);
    const counts = store?.dailyCounts ?? { between: () => Promise.resolve([]) };
    const made = await report(counts, { ...period, site, timeZone, today });
    if (mail !== undefined) return sendReport(made, mail, config, content, now);
    if (html === undefined) {
      return succeed(printable(reportText(made)) + (store === undefined ? `${noDatabase}.\n` : ''));
    }
    const file = resolve(html);
    return withFile('write', file, async () => {
      const page = reportPage(made, content.brand);
      await writeWholeFile(file, (unfinished) => writeFile(unfinished, page));
      return succeed(`The report is in ${quote(file)}. Open it in a browser, or print it there.\n`);
    });
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
  const isFile = config.smtpServer === undefined;
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

const usage = `npm run report                       the last 30 days up to yesterday, and the 30 before
npm run report -- --days 90          that many days up to yesterday
npm run report -- --from 2026-10-01 --to 2026-10-31
npm run report -- --html FILE.html   as one HTML page, to read, send or print; replaces the file
npm run report -- --mail ADDRESS     sent once by email, with the page attached

Days are the agency's, the first and the last included.
`;

function parseArguments(args: readonly string[], today: string) {
  const text = { type: 'string' } as const;
  const options = {
    ...{ from: text, to: text, days: text, html: text, mail: text },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], allowPositionals: false, options });
    const { help, html, mail } = values;
    if (html !== undefined && mail !== undefined) return 'Use only one of --html and --mail';
    // A database or settings named by mistake would be replaced.
    if (html !== undefined && !/\.html?$/i.test(html) && (html === '' || existsSync(html))) {
      return `--html: ${quote(html)} is not the name of a new file, or of one that ends in .html`;
    }
    const period = reportPeriod(values, today);
    return { help, html, mail: mail === undefined ? mail : parseMailAddress(mail), period };
  } catch (error) {
    if (error instanceof SettingProblem) return `--mail: ${error.message}`;
    if (error instanceof PeriodError) return error.message;
    if (!(error instanceof TypeError)) throw error;
    // The first sentence says what is wrong; the others explain Node's rules.
    return error.message.split(/\. |\.?\n/)[0] ?? '';
  }
}

if (import.meta.main) await runCommand((args, config) => reportCommand(args, config, Date.now()));
