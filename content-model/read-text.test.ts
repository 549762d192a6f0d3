import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { NotUtf8, readText } from './read-text.ts';

test.each([
  ['Windows', '\ufeffOne\r\nTwo\r\n'],
  ['old Macs', 'One\rTwo\r'],
  ['Unix', 'One\nTwo\n'],
])('reads a text with the marks and line ends of %s', async (_, text) => {
  expect(readText(await file(text))).toBe('One\nTwo\n');
});

test.each([
  ['UTF-16', Buffer.from('\ufeffOne', 'utf16le'), 1, 'is saved as UTF-16'],
  [
    'UTF-16 of another order',
    Buffer.from('\ufeffOne', 'utf16le').swap16(),
    1,
    'is saved as UTF-16',
  ],
  ['UTF-16 without its mark', Buffer.from('One', 'utf16le'), 1, 'is saved as UTF-16'],
  ['Windows-1252', Buffer.from('One\r\nJosé', 'latin1'), 2, 'is not saved as UTF-8'],
])('refuses %s', async (_, bytes, line, message) => {
  const path = await file(bytes);
  expect(() => readText(path)).toThrow(NotUtf8);
  expect(() => readText(path)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  );
});

async function file(text: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'some.txt');
  await writeFile(path, text);
  return path;
}
