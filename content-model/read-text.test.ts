import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { UnreadableText, readText } from './read-text.ts';

test.each([
  ['Windows', '\ufeffOne\r\nTwo\r\n'],
  ['old Macs', 'One\rTwo\r'],
  ['Unix', 'One\nTwo\n'],
])('reads a text with the marks and line ends of %s', async (_, text) => {
  expect(readText(await file(text))).toBe('One\nTwo\n');
});

test.each<[string, string | Buffer, number, string]>([
  ['UTF-16', Buffer.from('\ufeffOne', 'utf16le'), 1, 'is saved as UTF-16'],
  ['UTF-16 turned around', Buffer.from('\ufeffOne', 'utf16le').swap16(), 1, 'is saved as UTF-16'],
  ['UTF-16 without its mark', Buffer.from('One', 'utf16le'), 1, 'is saved as UTF-16'],
  ['Windows-1252', Buffer.from('One\r\nJosé', 'latin1'), 2, 'is not saved as UTF-8'],
  ['Windows-1252 on an old Mac', Buffer.from('One\rJosé', 'latin1'), 2, 'is not saved as UTF-8'],
  ['a zero byte', 'One\nT\0wo', 2, 'cannot be seen'],
  ['a vertical tab', 'One\nT\vwo', 2, 'cannot be seen'],
  ['an escape', 'One\nT\u001b[1mwo', 2, 'cannot be seen'],
  ['a space without width', 'One\nTwo\u200b\n', 2, 'cannot be seen'],
  ['a letter that was lost', 'One\nJos\ufffd', 2, 'in place of a letter'],
  ['an é of another encoding', 'One\nJosÃ©', 2, 'such as Ã© for é'],
  ['an apostrophe of another encoding', 'One\nItâ€™s', 2, 'such as Ã© for é'],
  ['a space of another encoding', 'One\nTwoÂ\u00a0', 2, 'such as Ã© for é'],
  ['letters that are turned around', 'One\nFour\u202eteener', 2, 'cannot be seen'],
])('refuses %s', async (_, bytes, line, message) => {
  const path = await file(bytes);
  expect(() => readText(path)).toThrow(UnreadableText);
  expect(() => readText(path)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  );
});

test.each([
  'Ærøskøbing',
  'São Tomé, ÂNGELA',
  'Ãlvaro',
  '«FUNDAÇÃ»',
  '»ÂNGELÂ«',
  '‏שלום‏',
  '👩‍🍳',
  'សួស្តី\u200bពិភពលោក',
])('reads %s', async (text) => {
  expect(readText(await file(text))).toBe(text);
});

async function file(text: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'some.txt');
  await writeFile(path, text);
  return path;
}
