import { isIP } from 'node:net';
import { type Config, parseConfig } from '#backend/settings/config.ts';
import { isLoopbackHost, withoutBrackets } from '#backend/notifications/loopback-host.ts';
import { parseSmtpUrl } from '#backend/notifications/smtp-url.ts';
import { firestoreHasFunctions } from '#backend/settings/shared-database.ts';
import { projectProblem } from '../deploy-project.ts';
import { isReservedDomain } from './reserved-domain.ts';

/**
 * A sentence for every setting that a live copy cannot do with: what the server would refuse, in the
 * server's words, and what it would do without while visitors cannot.
 */
export function settingFaults(
  env: Readonly<Record<string, string | undefined>>,
  isHosted = false,
): readonly string[] {
  const where = isHosted ? projectProblem(env) : undefined;
  return where === undefined ? ownFaults(env, isHosted) : [...ownFaults(env, isHosted), where];
}

function ownFaults(
  env: Readonly<Record<string, string | undefined>>,
  isHosted: boolean,
): readonly string[] {
  const parsed = parseConfig(env);
  if (parsed.ok) return liveFaults(parsed.config, isHosted).map(({ sentence }) => sentence);
  const refused = parsed.faults.map((fault) => fault.slice(0, fault.indexOf(':')));
  const readable = parseConfig({
    ...env,
    ...Object.fromEntries(refused.map((name) => [name, ''])),
  });
  if (!readable.ok) return parsed.faults;
  const rest = liveFaults(readable.config, isHosted).filter(({ name }) => !refused.includes(name));
  return [...parsed.faults, ...rest.map(({ sentence }) => sentence)];
}

interface SettingFault {
  readonly name: string;
  readonly sentence: string;
}

function liveFaults(
  { siteUrl, functionsUrl, database, smtpUrl, mailFrom, mailTo, trustProxy }: Config,
  isHosted: boolean,
): readonly SettingFault[] {
  return [
    fault('SITE_URL', siteUrlFault(siteUrl)),
    fault('FUNCTIONS_URL', functionsUrl && functionsUrlFault(functionsUrl, isHosted)),
    fault('DATABASE_URL', isHosted ? undefined : databaseFault(database)),
    fault('SMTP_URL', smtpUrlFault(smtpUrl)),
    fault(
      'MAIL_FROM',
      mailFrom === undefined
        ? 'is not set. Say who your letters come from, such as Your Agency <website@your-domain>.'
        : mailboxFault(mailFrom.address),
    ),
    fault('MAIL_TO', mailTo && mailboxFault(mailTo.address)),
    fault(
      'TRUST_PROXY',
      trustProxy === false && !isHosted
        ? 'is not set, so all visitors count as one and hold each other up. Say where the proxy is that speaks HTTPS, such as loopback.'
        : undefined,
    ),
  ].flat();
}

function fault(name: string, what: string | undefined): readonly SettingFault[] {
  return what === undefined ? [] : [{ name, sentence: `${name}: ${what}` }];
}

/** Names the server alone: the rest of the address may hold a password. */
function databaseFault(database: Config['database']): string | undefined {
  if (database === undefined) return undefined;
  if (database.engine === 'firestore') return `${firestoreHasFunctions}.`;
  const { hostname, searchParams } = database.url;
  const server = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = server.startsWith('/') || isLoopbackHost(server);
  if (isHere) return undefined;
  const isOfNetwork = isInOwnNetwork(server);
  if (!isOfNetwork && isReservedDomain(server))
    return `${server} is an example. Set your own server.`;
  const mode = searchParams.get('sslmode') ?? '';
  // As the driver takes them: the others for the strictest, but where it is told not to.
  const isVerified =
    mode === 'verify-full' ||
    (/^(?:verify-ca|require|prefer)$/.test(mode) && !searchParams.has('uselibpqcompat'));
  return isVerified || (isOfNetwork && mode === 'disable')
    ? undefined
    : `messages travel to ${server}, and whoever is on the way may read them. Put ?sslmode=verify-full behind the address.`;
}

/** Whether the server is in the network of this machine, by its name or address. */
function isInOwnNetwork(server: string): boolean {
  return (
    /^[^.:]+$/.test(server) ||
    /\.(?:local|internal)$|^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/i.test(server)
  );
}

function siteUrlFault(url: URL | undefined): string | undefined {
  if (url === undefined) return 'is not set. Set the address that your site is known by.';
  const { protocol, hostname, origin } = url;
  if (isReservedDomain(hostname) || isIP(withoutBrackets(hostname)) !== 0) {
    return `${origin} is no address that visitors can know. Set the one with your own domain.`;
  }
  if (protocol !== 'https:') return `${origin} is not https. Messages need a line nobody reads.`;
  return undefined;
}

function functionsUrlFault(address: string, isHosted: boolean): string | undefined {
  if (address.startsWith('http:'))
    return `${address} is this machine, which no visitor reaches. Set where your functions are.`;
  return isHosted && new URL(address).pathname !== '/api'
    ? `${address} is where pages on a static host send, and the hosting has its functions under /api. Take it out where the pages are here too.`
    : undefined;
}

/** Names the server alone: the rest of the address may hold a password. */
function smtpUrlFault(url: URL | undefined): string | undefined {
  if (url === undefined) return 'is not set, so letters stay here as files. Set your mail server.';
  const server = parseSmtpUrl(url);
  // A mail server on this machine or in its network is a good one.
  if (server === undefined || isLoopbackHost(server.host) || isInOwnNetwork(server.host)) {
    return undefined;
  }
  const { host, secure, requireTLS, auth } = server;
  if (isReservedDomain(host)) return `${host} is an example. Set your own mail server.`;
  if (secure || requireTLS) return undefined;
  return auth === undefined
    ? `emails to ${host} may travel in the clear. Add ?tls=required to the address.`
    : `password and emails to ${host} may travel in the clear. Remove ?tls=optional from the address, or use smtps:// on port 465.`;
}

function mailboxFault(address: string): string | undefined {
  return isReservedDomain(address.slice(address.lastIndexOf('@') + 1))
    ? `${address} is an example. Set an address at your own domain.`
    : undefined;
}
