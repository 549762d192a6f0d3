import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { downloadAddress, encodedDownload } from './download-address.ts';
import { downloadNames, downloadProblems } from './download-files.ts';

test.each([
  ['price-list.pdf', '/files/price-list.pdf'],
  ['Preisliste Ma\u0308rz (1).pdf', '/files/Preisliste%20M%C3%A4rz%20(1).pdf'],
  ['50% #1?.zip', '/files/50%25%20%231%3F.zip'],
])('%s has the address %s', (name, address) => {
  expect(downloadAddress(name)).toBe(address);
  for (const link of [`/files/${name}`, address]) expect(encodedDownload(link)).toBe(address);
});

test.each([
  ['menu.html', 'x', 'is not for download'],
  ['setup.exe', 'x', 'is not for download'],
  ['README', 'x', 'is not for download'],
  ['empty.pdf', '', 'is empty'],
])('refuses %s', async (name, text, problem) => {
  const folder = await folderWith({ [name]: text });
  expect(downloadProblems(folder)).toEqual([
    expect.stringContaining(`${relative('', join(folder, 'files', name))}: ${problem}`),
  ]);
});

test('refuses files that are too large together', async () => {
  const films = ['1.mp4', '2.mp4', '3.mp4', '4.mp4'];
  const large = Buffer.alloc(7_600_000);
  const folder = await folderWith(Object.fromEntries(films.map((name) => [name, large])));
  expect(downloadProblems(folder)).toEqual([
    expect.stringContaining('files: its files have 30.4 MB together, and may have 30.0'),
  ]);
});

test('refuses a folder, and passes over what editors and systems leave', async () => {
  const folder = await folderWith({
    '.DS_Store': 'x',
    '~$prices.docx': 'x',
    'Thumbs.db': 'x',
    'desktop.ini': 'x',
    'prices.pdf~': 'x',
    'Prices.PDF': 'x',
  });
  expect(downloadNames(folder)).toEqual(['Prices.PDF']);
  expect(downloadProblems(folder)).toEqual([]);
  await mkdir(join(folder, 'files/2026'));
  expect(downloadProblems(folder)).toEqual([expect.stringContaining('2026: is a folder')]);
});

async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'files'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'files', name), text);
  }
  return folder;
}
