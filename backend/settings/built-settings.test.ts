import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { builtSettings, builtSettingsFile, requireBuiltFor } from './built-settings.ts';
import { StartError } from './start-error.ts';

const proofOfWork = { kind: 'proof-of-work' } as const;
const recaptcha: AppCheckProvider = {
  kind: 'recaptcha',
  siteKey: 'key',
  firebase: { projectId: 'agency', appId: '1:2:web:3', apiKey: 'key' },
};

const defaults = { appCheck: proofOfWork, gaMeasurementId: undefined };

test.each([
  [
    'in another way than it takes their tokens',
    { ...defaults, appCheck: recaptcha },
    /^APP_CHECK: /,
  ],
  [
    'for Google Analytics',
    { ...defaults, gaMeasurementId: 'G-1A2B3C4D5E' },
    /^GA_MEASUREMENT_ID: /,
  ],
  [
    'to call functions elsewhere',
    { ...defaults, functionsUrl: 'https://functions.example.com/api' },
    /^FUNCTIONS_URL: /,
  ],
  [
    'for an address that may be listed',
    { ...defaults, siteUrl: new URL('https://www.agency.com') },
    /^SITE_URL: /,
  ],
])('a server does not start with pages that were built %s', async (_, settings, fault) => {
  const folder = await temporaryFolder();
  expect(() => requireBuiltFor(folder, defaults)).not.toThrow();
  expect(() => requireBuiltFor(folder, settings)).toThrow(StartError);
  await writeFile(join(folder, builtSettingsFile), JSON.stringify(builtSettings(settings)));
  expect(() => requireBuiltFor(folder, settings)).not.toThrow();
  expect(() => requireBuiltFor(folder, defaults)).toThrow(fault);
});

test('nor with those of another account', async () => {
  const folder = await temporaryFolder();
  const built = { appCheck: recaptcha, gaMeasurementId: 'G-1A2B3C4D5E' };
  await writeFile(join(folder, builtSettingsFile), JSON.stringify(builtSettings(built)));
  const other = { ...built, appCheck: { ...recaptcha, siteKey: 'other' } };
  expect(() => requireBuiltFor(folder, other)).toThrow(/^APP_CHECK: /);
  expect(() => requireBuiltFor(folder, { ...built, gaMeasurementId: 'G-2' })).toThrow(/^GA_/);
});
