import process from 'node:process';
import type { Request } from 'firebase-functions/https';
import { parseConfig, type Config } from '../config.ts';
import { secretSettings } from './function-options.ts';
import { platformLog } from './platform-log.ts';
import { amongProxies } from '../../http/among-proxies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { wireHeaders } from '../../http/wire-headers.ts';

export interface HostedSettings extends Pick<Config, 'siteUrl' | 'functionsUrl' | 'appCheck'> {
  /** The IP address of the client that a request comes from. */
  readonly addressOf: (request: Request) => string;
  readonly hasWebhook: boolean;
}

/** What the functions go by that visitors ask. They are not told the secrets. */
export function hostedSettings(): HostedSettings {
  const { siteUrl, functionsUrl, appCheck, trustProxy } = parsed({
    ...environment(),
    ...notForVisitors,
  });
  const own = trustProxy === false ? [] : trustProxy.split(',');
  const isProxy = amongProxies([...hosting, ...own]);
  const addressOf = ({ headers, ip = '' }: Request) =>
    // Whatever asks a function is the platform.
    clientAddress(wireHeaders(headers), ip, (address) => address === ip || isProxy(address));
  const hasWebhook = secretSettings.includes('WEBHOOK_URL');
  return { siteUrl, functionsUrl, appCheck, addressOf, hasWebhook };
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

const notForVisitors = { ...notHere, SMTP_URL: '', WEBHOOK_URL: '', MONTHLY_REPORT: '' };

/** Throws where settings are at fault, which the log names. */
function parsed(env: Readonly<Record<string, string | undefined>>): Config {
  const read = parseConfig(env);
  if (read.ok) return read.config;
  platformLog.error({ faults: read.faults }, 'settings are at fault: this function answers nobody');
  throw new Error('Settings are at fault');
}

/** The network in front of Firebase Hosting, as it publishes itself at https://api.fastly.com/public-ip-list. */
const hosting: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];
