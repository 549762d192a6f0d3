import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

test('reads a .env with the marks of Windows, and with comments after values', async () => {
  const output = await settingsOf('\ufeffexport PORT=8396   # ours\r\nHOST = "::1" # here\r\n');
  expect(output).toContain('"host":"::1","port":8396');
});

test('refuses a .env in an old encoding', async () => {
  const output = await settingsOf(Buffer.from('A=1\nB=José\n', 'latin1'));
  expect(output).toMatch(/^\.env:2: is not saved as UTF-8/);
});

/** Returns what a program reads or refuses that is started beside this `.env`. */
async function settingsOf(text: string | Buffer): Promise<string> {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, '.env'), text);
  const file = new URL('settings.ts', import.meta.url).href;
  const program = `const { settings } = await import('${file}');
    try { console.log(JSON.stringify(settings())); } catch (error) { console.log(error.message); }`;
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { cwd, env: {}, encoding: 'utf8' }).stdout;
}
