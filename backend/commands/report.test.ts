import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { readContent } from '#content-model/read-content.ts';
import { configFrom } from '../settings/settings.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { reportCommand } from './report.ts';

const { name: site } = readContent().agency;
// The same day in every time zone where an agency may be.
const now = Date.parse('2026-11-21T10:30:00Z');
const mailbox = 'office@agency.example';

describe('npm run report', () => {
  test('is a program that reads the database while another has it open', async () => {
    const { config } = await withCounts();
    const program = fileURLToPath(new URL('report.ts', import.meta.url));
    // In a folder of its own, so that no .env of a developer takes part.
    const cwd = await temporaryFolder();
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const own = { CONTENT_DIR: contentFolder, DATA_DIR: config.dataDir };
    const env = { PATH, NODE_COMPILE_CACHE, ...own };
    const run = (...args: string[]) =>
      promisify(execFile)('node', [program, ...args], { cwd, env });
    const { stdout } = await run('--from', '2026-11-01', '--to', '2026-11-20');
    expect(stdout).toContain(`${site}: the website, November 1 to November 20, 2026`);
    await expect(run('--days', '0')).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  test('writes a page, also over an earlier one', async () => {
    const { run, config } = await withCounts();
    const file = join(config.dataDir, 'report.html');
    for (let times = 0; times < 2; times++) {
      expect(await run('--html', file)).toEqual({
        output: `The report is in ${JSON.stringify(file)}. Open it in a browser, or print it there.\n`,
        exitCode: 0,
      });
    }
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>.*<\/html>\n$/s);
    const { output, exitCode } = await run('--html', join(file, 'below-a-file.html'));
    expect([exitCode, output]).toEqual([1, expect.stringContaining('Cannot write')]);
  });

  test.each([
    [['october'], "Unexpected argument 'october'."],
    [['--html', 'package.json'], '--html: "package.json" is not the name of a new file'],
    [['--mail', mailbox, '--html', 'a'], 'Use only one of --html and --mail.'],
    [['\u001b[31m'], "Unexpected argument '[31m'."],
  ])('rejects %j', async (args, sentence) => {
    const config = configFrom({ DATA_DIR: await temporaryFolder() });
    const { output, exitCode } = await reportCommand(args, config, now);
    expect(output.startsWith(sentence)).toBe(true);
    expect(exitCode).toBe(2);
  });
});

describe('npm run report -- --mail', () => {
  test('sends the main numbers to the address with the page attached, or exits with 1', async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const { config } = await withCounts();
    const settings = { SMTP_URL: peer.url, MAIL_FROM: 'website@agency.example' };
    const withServer = configFrom({ DATA_DIR: config.dataDir, ...settings });
    let later = now;
    const mail = (...args: string[]) =>
      reportCommand([...args, '--mail', mailbox], withServer, later++);
    expect(await mail('--from', '2026-10-01', '--days', '31')).toEqual({
      output: `The mail server accepted the report for ${mailbox}.\n`,
      exitCode: 0,
    });
    await mail('--from', '2026-10-01', '--days', '31');
    expect(peer.emails).toMatchObject([
      { from: 'website@agency.example', to: [mailbox] },
      { to: [mailbox] },
    ]);
    const [first, second] = peer.emails.map(({ email }) => email);
    expect(first?.subject).toMatch(
      /^The website, October 1 to October 31, 2026: \d+ visits, \d+ messages?$/,
    );
    expect(first?.text).toMatch(/^Visits: +\d+ \(before: \d+\)\nMessages received.+: +\d+/m);
    const [page] = first?.attachments ?? [];
    expect(page).toMatchObject({
      filename: 'website-2026-10-01-to-2026-10-31.html',
      mimeType: 'text/html',
    });
    const html = page?.content;
    expect(html instanceof ArrayBuffer ? Buffer.from(html).toString() : html).toContain('</h1>');
    // Mail programs show only one of two emails with the same id.
    expect(second?.messageId).not.toBe(first?.messageId);

    const failed = {
      output: expect.stringMatching(/^The report for \S+ was not sent: ".+"\. Check SMTP_URL and/),
      exitCode: 1,
    };
    peer.refuse(mailbox, 550);
    expect(await mail()).toEqual(failed);
    await peer.stop();
    expect(await mail()).toEqual(failed);
  });
});

async function withCounts() {
  const config = configFrom({ DATA_DIR: await temporaryFolder() });
  const store = await openSqliteStore(databaseFile(config));
  onTestFinished(() => store.close());
  await store.dailyCounts.add(sampleCounts({ from: '2026-09-01', to: '2026-11-20', visits: 3 }));
  const run = (...args: string[]) => reportCommand(args, config, now);
  return { config, run };
}
