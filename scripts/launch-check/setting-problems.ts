import { isIP } from 'node:net';
import { parseConfig, type Config, type Environment } from '#backend/settings/config.ts';
import { isLoopbackHost, withoutBrackets } from '#backend/settings/url-parts.ts';
import type { SmtpServer } from '#backend/settings/smtp-url.ts';
import { firestoreHasFunctions } from '#backend/settings/database-url.ts';
import { openFolderProblem } from '#backend/hosts/open-store.ts';
import { isPrivateHost } from '#backend/settings/webhook-address.ts';
import { projectProblem } from '../shared/project-problem.ts';
import { isReservedDomain } from './reserved-domain.ts';

/**
 * Returns a sentence for every setting that is wrong for a live copy: what the server itself refuses,
 * and what it accepts on a developer's machine only.
 */
export function settingProblems(env: Environment, isHosted = false): readonly string[] {
  const { config, problems } = parseConfig(env);
  const refusedNames = problems.map((sentence) => sentence.slice(0, sentence.indexOf(':')));
  const project = isHosted ? projectProblem(env) : undefined;
  return [
    ...problems,
    ...Object.entries(liveProblems(config, isHosted))
      .filter(([name, problem]) => problem !== undefined && !refusedNames.includes(name))
      .map(([name, problem]) => `${name}: ${problem}`),
    ...(project === undefined ? [] : [project]),
  ];
}

/** The problem of each setting. */
function liveProblems(
  { siteUrl, functionsUrl, dataDir, database, smtpServer, mailFrom, mailTo, trustProxy }: Config,
  isHosted: boolean,
): Readonly<Record<string, string | undefined>> {
  const sharesOneLimit = trustProxy === false && !isHosted;
  return {
    SITE_URL: siteUrlProblem(siteUrl),
    FUNCTIONS_URL: functionsUrl && functionsUrlProblem(functionsUrl, isHosted),
    DATA_DIR: isHosted || database !== undefined ? undefined : openFolderProblem(dataDir),
    DATABASE_URL: isHosted ? undefined : databaseProblem(database),
    SMTP_URL: smtpUrlProblem(smtpServer),
    MAIL_FROM: mailFrom
      ? mailboxProblem(mailFrom.address)
      : 'is not set. Set the sender of your emails, such as Your Agency <website@your-domain>.',
    MAIL_TO: mailTo && mailboxProblem(mailTo.address),
    TRUST_PROXY: sharesOneLimit
      ? 'is not set, so all visitors share one limit. Set the address of the proxy that speaks HTTPS, such as loopback.'
      : undefined,
  };
}

/** Prints only the server: the rest of the address may hold a password. */
function databaseProblem(database: Config['database']): string | undefined {
  if (database === undefined) return undefined;
  if (database.engine === 'firestore') return `${firestoreHasFunctions}.`;
  const { hostname, searchParams } = database.url;
  const server = decodeURIComponent(searchParams.get('host') ?? hostname);
  if (server.startsWith('/') || isLoopbackHost(server)) return undefined;
  const isLocal = isPrivateHost(server);
  if (!isLocal && isReservedDomain(server)) return `${server} is an example. Set your own server.`;
  const mode = searchParams.get('sslmode') ?? '';
  // The driver treats these modes as verify-full, unless uselibpqcompat is set.
  const isVerified =
    mode === 'verify-full' ||
    (/^(?:verify-ca|require|prefer)$/.test(mode) && !searchParams.has('uselibpqcompat'));
  return isVerified || (isLocal && mode === 'disable')
    ? undefined
    : `others may read the messages on their way to ${server}. Add ?sslmode=verify-full to the address.`;
}

function siteUrlProblem(url: URL | undefined): string | undefined {
  if (url === undefined) return 'is not set. Set the address of your site.';
  const { protocol, hostname, origin } = url;
  if (isReservedDomain(hostname) || isIP(withoutBrackets(hostname)) !== 0) {
    return `${origin} is not an address for visitors. Set the one with your own domain.`;
  }
  if (protocol !== 'https:')
    return `${origin} is not https. Messages need an encrypted connection.`;
  return undefined;
}

function functionsUrlProblem(address: string, isHosted: boolean): string | undefined {
  if (address.startsWith('http:'))
    return `${address} is this machine, which no visitor reaches. Set the address of your functions.`;
  return isHosted && new URL(address).pathname !== '/api'
    ? `${address} is for pages on a static host; the hosting has its functions under /api. Remove it if the pages are on the hosting too.`
    : undefined;
}

/** Prints only the server: the rest of the address may hold a password. */
function smtpUrlProblem(server: SmtpServer | undefined): string | undefined {
  if (!server) return 'is not set, so emails stay here as files. Set your mail server.';
  const { host, secure, requireTLS, auth } = server;
  if (isPrivateHost(host)) return undefined;
  if (isReservedDomain(host)) return `${host} is an example. Set your own mail server.`;
  if (secure || requireTLS) return undefined;
  return auth === undefined
    ? `emails to ${host} may travel in the clear. Add ?tls=required to the address.`
    : `password and emails to ${host} may travel in the clear. Remove ?tls=optional from the address, or use smtps:// on port 465.`;
}

function mailboxProblem(address: string): string | undefined {
  return isReservedDomain(address.slice(address.lastIndexOf('@') + 1))
    ? `${address} is an example. Set an address at your own domain.`
    : undefined;
}
