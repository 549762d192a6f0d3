import process from 'node:process';
import type { BuildManifest } from '#contract/build-manifest.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import type { BuiltPage } from '../../http/contact-form-endpoint.ts';
import { parseConfig, type Config, type Environment } from '../../settings/config.ts';
import { hostedClientAddress } from './hosted-client-address.ts';
import { platformLog } from './platform-log.ts';

/** Those of the functions that answer visitors, which never get the secrets. */
export function hostedSettings() {
  return (known ??= readSettings());
}

let known: ReturnType<typeof readSettings> | undefined;

function readSettings() {
  const isSet = secretSettings.includes('WEBHOOK_URL');
  const webhook = isSet ? 'https://known-to-the-delivery.invalid' : '';
  const config = parseOrThrow({ ...environment(), SMTP_URL: '', WEBHOOK_URL: webhook });
  return { ...config, addressOf: hostedClientAddress(config.trustProxy) };
}

export function deliverySettings(): Config {
  return parseOrThrow(environment());
}

/** Names that begin with FIREBASE_ are reserved: `npm run build:functions` writes them with a prefix. */
function environment(): Environment {
  const { env } = process;
  const reserved = ['FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'FIREBASE_API_KEY'];
  return {
    ...env,
    ...Object.fromEntries(reserved.map((name) => [name, env[`SITE_${name}`]])),
    // Of the Node host only.
    ...{ DATABASE_URL: '', DATA_DIR: '', HOST: '', PORT: '' },
  };
}

function parseOrThrow(env: Environment): Config {
  const { config, problems } = parseConfig(env);
  if (problems.length === 0) return config;
  platformLog.error({ problems }, 'settings are wrong: this function answers no request');
  throw new Error('Settings are wrong');
}

/** The settings that only the function that delivers gets, from the platform's Secret Manager. */
export const secretSettings: readonly string[] = (process.env.SECRET_SETTINGS ?? '')
  .split(',')
  .filter((name) => name !== '');

/** For the headers of every answer, which must not depend on whether all settings are right. */
export const siteUrl = URL.parse(process.env.SITE_URL ?? '') ?? undefined;

export interface SiteFacts {
  readonly content: Content;
  readonly screens: Readonly<BuildManifest['screens']>;
  readonly problemPage: BuiltPage;
}

/** Written into the bundle by `npm run build:functions`, so that nothing has to be read at a start. */
declare const builtSiteFacts: SiteFacts;

export const siteFacts = builtSiteFacts;
