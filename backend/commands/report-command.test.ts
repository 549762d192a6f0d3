import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import PostalMime from 'postal-mime';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { parseConfig } from '../settings/config.ts';
import { agencyFacts } from '../settings/agency-facts.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { reportCommand } from './report-command.ts';
import { StartFault } from '../settings/start-fault.ts';

/** As the agency's content has it, whose ever this copy is. */
const { name: site } = agencyFacts();
const now = Date.parse('2026-11-21T12:00:00-07:00');

describe('npm run report', () => {
  test('tells a quiet week at the terminal', async () => {
    const { run } = await withCounts({ from: '2026-10-20', to: '2026-11-20', visits: 6 });
    const { output, exitCode } = await run('--from', '2026-11-14', '--to', '2026-11-20');
    expect(exitCode).toBe(0);
    expect(output.replace(site, 'Fourteener')).toMatchInlineSnapshot(`
      "Fourteener: the website, November 14 to November 20, 2026
      Compared with the 7 days before.

        Visits              43  no clear change from 40
        Messages stored      2  instead of 1
        Taps on the number   3  instead of 1
        Taps on the address  1  instead of 4

      Visits
        Day                Visits
        November 14, 2026       4  ███████▏
        November 15, 2026       2  ███▌
        November 16, 2026       5  ████████▉
        November 17, 2026       7  ████████████▌
        November 18, 2026       9  ████████████████
        November 19, 2026       8  ██████████████▎
        November 20, 2026       8  ██████████████▎

      The way to a message
        Step                Visits  Share
        Came to the site        43   100%  ████████████████
        Looked further          27    63%  ██████████
        Turned to contact        7    16%  ██▋
        Began the form           2     5%  ▊
        Sent a message           2     5%  ▊
        Tapped the number        3     7%  █▏
        Tapped the address       1     2%  ▍

      By first screen
        First screen  Came  Further  Contact  Form  Sent  Called  Mailed
        Home            16       11        4     1     1       2       0
        Articles        13        6        2     1     1       0       1
        Services        12       10        1     0     0       1       0
        About            2        0        0     0     0       0       0

      Sources
        Source                 Visits  Sent  Called  Mailed
        google.com                 13     1       1       1  ████████████████
        Typed in, or not told      12     0       2       0  ██████████████▊
        bing.com                    7     0       0       0  ████████▋
        facebook.com                5     0       0       0  ██████▏
        yelp.com                    4     1       0       0  ████▉
        duckduckgo.com              1     0       0       0  █▎
        spring-mailer               1     0       0       0  █▎

      Campaigns
        Campaign                     Visits  Sent  Called  Mailed
        spring-mailer / post / 2026       1     0       0       0  ████████████████

      Screens, 97 views in all
        Screen                    Views
        Home                         20  ████████████████
        Services                     20  ████████████████
        Article: SEO                 12  █████████▋
        Process                       9  ███████▎
        About                         8  ██████▍
        Clients                       7  █████▋
        Article: traffic sales        7  █████▋
        Article: data analytics       6  ████▊
        Privacy                       5  ████
        Article: web development      3  ██▍

        From one to the next  Times
        Articles to Articles      6  ████████████████
        Home to About             4  ██████████▋
        Home to Articles          4  ██████████▋
        Services to Clients       4  ██████████▋
        Home to Process           3  ████████
        Services to Services      3  ████████
        Articles to Services      3  ████████
        About to Process          2  █████▍
        Process to Articles       2  █████▍
        Services to Home          2  █████▍
        and 20 more

      Articles read to the end
        Article         Times
        SEO                 5  ████████████████
        Data analytics      3  █████████▋
        Traffic sales       2  ██████▍

      Contact type chosen
        Type          Times
        Call or text      3  ████████████████
        Contact form      3  ████████████████
        Email             1  █████▍

      Clicks and views
        What was done            Times
        Contact dialog opened        7  ████████████▌
        Client’s picture opened      7  ████████████▌
        Process page seen            9  ████████████████

      Speed (three visits in four were at least this fast)
        Vital                                Value      Rating  Measured
        LCP: main picture or text is shown   3.0 s  needs work  57 (few)
        - Articles                           2.5 s        good  19 (few)
        - Home                               3.4 s  needs work  15 (few)
        - Services                           3.2 s  needs work   8 (few)
        - About                              2.8 s  needs work   5 (few)
        - Clients                            2.5 s        good   4 (few)
        INP: answers a tap or a key         241 ms  needs work  40 (few)
        - Articles                          241 ms  needs work  16 (few)
        - Home                              136 ms        good   9 (few)
        - Services                          373 ms  needs work   5 (few)
        - About                             294 ms  needs work   3 (few)
        - Clients                           251 ms  needs work   3 (few)
        CLS: moves while it loads             0.04        good  57 (few)
        - Articles                            0.03        good  19 (few)
        - Home                                0.04        good  15 (few)
        - Services                            0.04        good   8 (few)
        - About                               0.03        good   5 (few)
        - Clients                             0.02        good   4 (few)

      Delivery, 0 messages in the store

      Crawlers were shown 13 screens, which count nowhere else.
      "
    `);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('tells the same to another program', async () => {
    const { run } = await withCounts({ from: '2026-09-01', to: '2026-11-20', visits: 6 });
    const { output } = await run('--month', '2026-10', '--json');
    const told: unknown = JSON.parse(output);
    expect(told).toMatchObject({
      format: 1,
      site,
      timeZone: 'America/Denver',
      madeOn: '2026-11-21',
      period: { from: '2026-10-01', to: '2026-10-31', days: 31 },
      month: '2026-10',
      isUnfinished: false,
      before: { from: '2026-09-01', to: '2026-09-30', days: 30, countedFrom: '2026-09-01' },
      figures: { steps: { came: expect.any(Number) }, visitsByDay: { length: 31 } },
      delivery: { messages: 0, looksLikeSpam: 0, notifications: [] },
    });
  });

  test('writes a page, in the place of an older one', async () => {
    const { run, config } = await withCounts({ from: '2026-10-01', to: '2026-11-20', visits: 3 });
    const file = join(config.dataDir, 'report.html');
    for (let times = 0; times < 2; times++) {
      const { output, exitCode } = await run('--html', file);
      expect([exitCode, output]).toEqual([
        0,
        `The report is in ${JSON.stringify(file)}: open it in a browser, or print it there.\n`,
      ]);
    }
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>.*<\/html>\n$/s);
    const { output, exitCode } = await run('--html', join(file, 'below-a-file.html'));
    expect([exitCode, output]).toEqual([1, expect.stringContaining('Cannot make')]);
  });

  test('writes over nothing that is no report', async () => {
    const { run, config } = await withCounts({ from: '2026-11-01', to: '2026-11-20', visits: 3 });
    const inFolder = (name: string) => join(config.dataDir, name);
    await run('--html', inFolder('report.html'));
    const report = await readFile(inFolder('report.html'));
    const others = {
      page: '<!doctype html>\n<html lang="en">\n<title>A page of somebody else</title>\n',
      short: '<!doctype',
      empty: '',
    };
    for (const [name, text] of Object.entries(others)) await writeFile(inFolder(name), text);
    await mkdir(inFolder('folder'));
    await symlink(inFolder('report.html'), inFolder('link'));
    await symlink(inFolder('nothing'), inFolder('loose-link'));
    const database = await readFile(databaseFile(config));
    const names = [...Object.keys(others), 'folder', 'link', 'loose-link', 'messages.sqlite'];
    for (const name of [...names.map(inFolder), '/dev/null']) {
      const { output, exitCode } = await run('--html', name);
      const sentence = `${JSON.stringify(name)} is there already, is no report, and is not written over. Name another file\n`;
      expect([exitCode, output]).toEqual([1, sentence]);
    }
    expect(await readFile(databaseFile(config))).toEqual(database);
    for (const [name, text] of Object.entries(others)) {
      expect(await readFile(inFolder(name), 'utf8')).toBe(text);
    }
    expect(await readFile(inFolder('report.html'))).toEqual(report);
    expect(existsSync(inFolder('nothing'))).toBe(false);
    expect(await readdir(config.dataDir)).not.toContainEqual(expect.stringContaining('unfinished'));
  });

  test('says what there is to do where nothing was kept, and begins no database', async () => {
    const config = configOf(join(await temporaryFolder(), 'nothing-here'));
    const { output, exitCode } = await reportCommand([], config, { now, isBold: false });
    expect(exitCode).toBe(0);
    expect(output).toContain('Nothing was counted in this time.');
    expect(output).toContain('There is no database in');
    const json = await reportCommand(['--json'], config, { now, isBold: false });
    expect(JSON.parse(json.output)).toMatchObject({ figures: { steps: { came: 0 } } });
    expect(existsSync(config.dataDir)).toBe(false);
  });

  test.each([
    [['--days', 'many'], '--days: "many" is not a whole number of days.'],
    [['--month', '2026-10', '--days', '3'], '--month says all: leave out --from, --to and --days.'],
    [['october'], "Unexpected argument 'october'."],
    [['--weekly'], "Unknown option '--weekly'."],
    [['--html'], "Option '--html <value>' argument missing."],
    [['--html', ''], '--html: is given no file.'],
    [['--mail'], "Option '--mail <value>' argument missing."],
    [['--mail', 'office'], mailFault('office')],
    [['--mail', ''], mailFault('')],
    [['--mail', 'office@agency.example', '--json'], '--mail: leave out --html and --json.'],
    [['\u001b[31m'], "Unexpected argument '[31m'."],
  ])('does not guess at %j', async (args, sentence) => {
    const config = configOf(await temporaryFolder());
    const { output, exitCode } = await reportCommand(args, config, { now, isBold: false });
    expect(output).toBe(`${sentence} \`npm run report -- --help\` tells more.\n`);
    expect(exitCode).toBe(2);
  });

  test('tells a database that cannot be read in a sentence', async () => {
    const config = configOf(await temporaryFolder());
    await writeFile(databaseFile(config), 'no database at all, as long as it may be '.repeat(99));
    await expect(reportCommand([], config, { now, isBold: false })).rejects.toThrow(StartFault);
  });

  test('is a program that reads the database while another has it open', async () => {
    const { config, store } = await withCounts({ from: '2026-11-01', to: '2026-11-20', visits: 2 });
    const program = fileURLToPath(new URL('report.ts', import.meta.url));
    // In a folder of its own, so that no .env of a developer takes part.
    const cwd = await temporaryFolder();
    const env = { PATH: process.env.PATH, DATA_DIR: config.dataDir };
    const run = (...args: string[]) =>
      promisify(execFile)('node', [program, ...args], { cwd, env });
    const { stdout } = await run('--from', '2026-11-01', '--to', '2026-11-20');
    expect(stdout).toContain(`${site}: the website, November 1 to November 20, 2026`);
    expect(stdout).not.toContain('\u001b');
    await expect(run('--days', '0')).rejects.toMatchObject({ code: 2, stdout: '' });
    expect(await store.dailyCounts.between('2026-11-01', '2026-11-01')).not.toEqual([]);
  });
});

describe('npm run report -- --mail', () => {
  test('sends the report of a month to that address, with its page attached', async () => {
    const { peer, mail } = await withMailServer();
    expect(await mail('--month', '2026-10')).toEqual({
      output: `The mail server accepted the report for ${mailbox}.\n`,
      exitCode: 0,
    });
    expect(peer.emails).toMatchObject([{ from: 'website@agency.example', to: [mailbox] }]);
    const { subject, text, attachments } = peer.emails[0]?.email ?? {};
    expect(subject).toMatch(/^The website, October 2026: \d+ visits, \d+ messages?$/);
    expect(text).toMatch(/^Visits: +\d+, .*\nMessages: +\d+/m);
    const [page] = attachments ?? [];
    expect(page).toMatchObject({ filename: 'website-2026-10.html', mimeType: 'text/html' });
    const html = page?.content;
    expect(html instanceof ArrayBuffer ? Buffer.from(html).toString() : html).toContain(
      '<span>October 2026</span></h1>',
    );
  });

  test('sends other periods too, each time as a new email', async () => {
    const { peer, mail } = await withMailServer();
    await mail('--from', '2026-11-01', '--to', '2026-11-14');
    await mail('--from', '2026-11-01', '--to', '2026-11-15');
    const [first, second] = peer.emails.map(({ email }) => email);
    expect(first?.subject).toContain('The website, November 1 to November 14, 2026: ');
    expect(first?.attachments[0]?.filename).toBe('website-2026-11-01-to-2026-11-14.html');
    expect(second?.messageId).not.toBe(first?.messageId);
  });

  test('exits with 1 and the reply of a mail server that refuses the address', async () => {
    const { peer, mail } = await withMailServer();
    peer.refuse(mailbox, 550);
    const { output, exitCode } = await mail();
    expect(output).toContain(`The mail server refused the report for ${mailbox}: `);
    expect(output).toContain('550');
    expect(exitCode).toBe(1);
  });

  test.each([
    ['that asks to try later', 451],
    ['that cannot be reached', undefined],
  ])('exits with 1 for a mail server %s', async (_, code) => {
    const { peer, mail } = await withMailServer();
    if (code === undefined) await peer.stop();
    else peer.refuse(mailbox, code);
    const { output, exitCode } = await mail();
    expect(output).toMatch(/^The report was not sent: ".+"\. Check SMTP_URL and MAIL_FROM/);
    expect(exitCode).toBe(1);
  });

  test('writes an .eml file where there is no mail server', async () => {
    const { run, config } = await withCounts({ from: '2026-10-01', to: '2026-11-20', visits: 3 });
    const folder = join(config.dataDir, 'mail');
    const output = `SMTP_URL is not set, so the report is an .eml file in ${JSON.stringify(folder)}.\n`;
    expect(await run('--mail', mailbox)).toEqual({ output, exitCode: 0 });
    const [file = ''] = await readdir(folder);
    const email = await PostalMime.parse(await readFile(join(folder, file)));
    expect(email).toMatchObject({ to: [{ address: mailbox }], attachments: [{}] });
    await rm(folder, { recursive: true });
    await writeFile(folder, 'not a folder');
    const blocked = await run('--mail', mailbox);
    expect(blocked).toEqual({ output: expect.stringMatching(/^Cannot write/), exitCode: 1 });
  });

  test('sends nothing where there is no database', async () => {
    const config = configOf(join(await temporaryFolder(), 'nothing-here'));
    const { output, exitCode } = await reportCommand(['--mail', mailbox], config, {
      now,
      isBold: false,
    });
    expect(output).toContain('There is no database in');
    expect(exitCode).toBe(1);
    expect(existsSync(config.dataDir)).toBe(false);
  });
});

const mailbox = 'office@agency.example';

function mailFault(text: string): string {
  return `--mail: ${JSON.stringify(text)} is not an address such as Hello <hello@example.com>.`;
}

async function withMailServer() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const { config } = await withCounts({ from: '2026-09-01', to: '2026-11-20', visits: 3 });
  const settings = { SMTP_URL: peer.url, MAIL_FROM: 'website@agency.example' };
  const withServer = configOf(config.dataDir, settings);
  let later = now;
  const mail = (...args: string[]) =>
    reportCommand([...args, '--mail', mailbox], withServer, { now: later++, isBold: false });
  return { peer, mail };
}

function configOf(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const parsed = parseConfig({ DATA_DIR: dataDir, ...settings });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  return parsed.config;
}

async function withCounts(sample: Parameters<typeof sampleCounts>[0]) {
  const config = configOf(await temporaryFolder());
  const store = await openSqliteStore(databaseFile(config));
  onTestFinished(() => store.close());
  await store.dailyCounts.add(sampleCounts(sample));
  const run = (...args: string[]) => reportCommand(args, config, { now, isBold: false });
  return { config, store, run };
}
