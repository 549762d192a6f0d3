import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

test('reads a .env with the marks of Windows, and with comments after values', async () => {
  const output = await settingsOf('\ufeffexport PORT=8396   # ours\r\nHOST = "::1" # here\r\n');
  expect(output).toContain('"host":"::1","port":8396');
});

test.each([
  ['in an old encoding', Buffer.from('A=1\nB=José\n', 'latin1'), /^\.env:2: is not saved as UTF-8/],
  ['with a mistyped name', 'PORT=1\nSMPT_URL=smtp://u:hidden@b.c\n', /^\.env:2: SMPT_URL: there/],
])('refuses a .env %s', async (_, text, problem) => {
  const output = await settingsOf(text);
  expect(output).toMatch(problem);
  expect(output).not.toContain('hidden');
});

test('says why .env cannot be read', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.env'));
  expect(settingsIn(folder)).toMatch(/^\.env: this file cannot be read: .*directory/);
});

async function settingsOf(text: string | Buffer): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.env'), text);
  return settingsIn(folder);
}

/** Returns what a program reads or refuses that is started in a folder. */
function settingsIn(cwd: string): string {
  const file = new URL('settings.ts', import.meta.url).href;
  const program = `const { settings } = await import('${file}');
    try { console.log(JSON.stringify(settings())); } catch (error) { console.log(error.message); }`;
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { cwd, env: {}, encoding: 'utf8' }).stdout;
}
