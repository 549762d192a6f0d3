import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { agencyContent } from './agency-content.ts';
import { StartError } from './settings.ts';

test('explains why a program cannot start with a folder that has no content', async () => {
  const folder = join(await temporaryFolder(), 'nowhere');
  expect(() => agencyContent(folder)).toThrow(StartError);
  expect(() => agencyContent(folder)).toThrow(/^CONTENT_DIR: there is no folder .*nowhere/);
});
