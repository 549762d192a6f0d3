import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { downloadAddress, encodedDownload } from './download-address.ts';
import { downloadNames, downloadProblems, locationProblems } from './download-files.ts';

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

test('names photos and films that say where they were taken', async () => {
  const gps = { IFD3: { GPSLatitude: '39/1 44/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#444' } });
  const located = photo.clone().withExif(gps);
  const folder = await folderWith({
    'plain.jpg': await photo
      .clone()
      .withExif({ IFD0: { Copyright: 'Ours' } })
      .jpeg()
      .toBuffer(),
    'photo.jpg': await located.clone().jpeg().toBuffer(),
    'photo.png': await located.clone().png().toBuffer(),
    'photo.webp': await located.clone().webp().toBuffer(),
    'android.mp4': Buffer.from('moov\xa9xyz\0\x12\x15\xc7+39.7-104.9/', 'latin1'),
    'iphone.MP4': 'moov com.apple.quicktime.location.ISO6709 +39.7-104.9/',
  });
  expect(locationProblems(folder).toSorted()).toEqual(
    ['android.mp4', 'iphone.MP4', 'photo.jpg', 'photo.png', 'photo.webp'].map((name): unknown =>
      expect.stringContaining(`${name}: says where it was taken`),
    ),
  );
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
