import process from 'node:process';
import type { Request } from 'firebase-functions/https';
import { parseConfig, type Config } from '../../settings/config.ts';
import { secretSettings } from './function-options.ts';
import { platformLog } from './platform-log.ts';
import { hostedClientAddress } from './hosted-client-address.ts';

export interface HostedSettings extends Config {
  /** The IP address of the client that a request comes from. */
  readonly addressOf: (request: Request) => string;
  readonly hasWebhook: boolean;
}

/** What the functions go by that visitors ask. They are not told the secrets. */
export function hostedSettings(): HostedSettings {
  const config = parsed({ ...environment(), ...notForVisitors });
  const addressOf = hostedClientAddress(config.trustProxy);
  const hasWebhook = secretSettings.includes('WEBHOOK_URL');
  return { ...config, addressOf, hasWebhook };
}

/** What the function that delivers goes by. */
export function deliverySettings(): Config {
  return parsed({ ...environment(), ...notHere });
}

/** Names that begin with FIREBASE_ are the platform's own: its projects set them behind another word. */
function environment(): Readonly<Record<string, string | undefined>> {
  const { env } = process;
  const ours = ['FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'FIREBASE_API_KEY'];
  return { ...env, ...Object.fromEntries(ours.map((name) => [name, env[`SITE_${name}`]])) };
}

/** What stands on this machine alone means nothing to the platform. */
const notHere = { DATABASE_URL: '', DATA_DIR: '', HOST: '', PORT: '' };

const notForVisitors = { ...notHere, SMTP_URL: '', WEBHOOK_URL: '' };

/** Throws where settings are at fault, which the log names. */
function parsed(env: Readonly<Record<string, string | undefined>>): Config {
  const read = parseConfig(env);
  if (read.ok) return read.config;
  platformLog.error({ faults: read.faults }, 'settings are at fault: this function answers nobody');
  throw new Error('Settings are at fault');
}
