import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { builtAppCheckFile, requireBuiltFor } from './built-app-check.ts';
import { StartFault } from './start-fault.ts';

const proofOfWork = { kind: 'proof-of-work' } as const;
const recaptcha: AppCheckProvider = {
  kind: 'recaptcha',
  siteKey: 'key',
  firebase: { projectId: 'agency', appId: '1:2:web:3', apiKey: 'key' },
};

test('a server starts only with pages that earn their tokens as it takes them', async () => {
  const folder = await temporaryFolder();
  expect(() => requireBuiltFor(folder, proofOfWork)).not.toThrow();
  expect(() => requireBuiltFor(folder, recaptcha)).toThrow(StartFault);
  await writeFile(join(folder, builtAppCheckFile), JSON.stringify(recaptcha));
  expect(() => requireBuiltFor(folder, recaptcha)).not.toThrow();
  expect(() => requireBuiltFor(folder, { ...recaptcha, siteKey: 'other' })).toThrow(/APP_CHECK: /);
  expect(() => requireBuiltFor(folder, proofOfWork)).toThrow(StartFault);
});
