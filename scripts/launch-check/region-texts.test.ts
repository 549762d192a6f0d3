import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { regionTexts } from './region-texts.ts';

test('names the lines with a place or the law of the sample, but not comments', async () => {
  const folder = await temporaryFolder();
  const yaml =
    '# Not Denver.\n- name: Shop\n  text: In Denver only\n  law: The Colorado Privacy Act\n';
  await writeFile(join(folder, 'tools.yaml'), yaml);
  expect(regionTexts(folder).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'tools.yaml:3',
    'tools.yaml:4',
  ]);
});
