import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildManifestFile, type BuildManifest } from '#contract/build-manifest.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import {
  builtSettings,
  changedSettings,
  readBuildManifest,
  requireBuiltFor,
} from './build-manifest.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { configFrom } from './settings.ts';

const recaptcha = {
  APP_CHECK: 'recaptcha',
  RECAPTCHA_SITE_KEY: 'public-key',
  FIREBASE_PROJECT_ID: 'agency',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_API_KEY: 'public-key',
};
const content = readContent();
const siteUrl = { SITE_URL: 'https://www.agency.com' };

test.each([
  [{}, recaptcha, /^APP_CHECK: /],
  [{}, { GA_MEASUREMENT_ID: 'G-1A2B3C4D5E' }, /^GA_MEASUREMENT_ID: /],
  [siteUrl, {}, /^SITE_URL: /],
])('a site built with %j does not start with %j', (built, env, message) => {
  const manifest = manifestFor(built);
  expect(requireBuiltFor(manifest, configFrom(built))).toBeUndefined();
  expect(() => requireBuiltFor(manifest, configFrom(env))).toThrow(StartError);
  expect(() => requireBuiltFor(manifest, configFrom(env))).toThrow(message);
});

test('a site whose page /privacy was built with other settings starts with a warning', () => {
  const config = configFrom({ RETENTION_DAYS: '30' });
  expect(requireBuiltFor(manifestFor({}), config)).toContain('another RETENTION_DAYS');
});

test.each([
  ['https://acme.webhook.office.com/webhookb2/x', 'Microsoft Teams'],
  ['https://ntfy.agency.example/messages', 'ntfy'],
  ['https://notslack.com/secret', 'another service'],
])('the manifest names the service at %s and no secret', (WEBHOOK_URL, name) => {
  expect(manifestFor({ WEBHOOK_URL }).settings.WEBHOOK_URL).toBe(name);
});

test('a site built for the hosted platform differs from one for a server', () => {
  expect(changedSettings(manifestFor({}), configFrom({}), true)).toEqual(['--hosted']);
});

test.each([undefined, '{', '{"settings":1}'])(
  'a folder with the manifest %j is not built',
  async (text) => {
    const folder = await temporaryFolder();
    if (text !== undefined) await writeFile(join(folder, buildManifestFile), text);
    expect(readBuildManifest(folder)).toBeUndefined();
  },
);

function manifestFor(env: Readonly<Record<string, string>>): BuildManifest {
  const settings = builtSettings(configFrom(env), false);
  return { settings, content, movedPages: {}, screens: [], inlineHashes: {} };
}
