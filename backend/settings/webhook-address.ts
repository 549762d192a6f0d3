import { isIP } from 'node:net';
import { withoutBrackets } from './url-parts.ts';
import { SettingProblem } from './setting-parsers.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Over HTTPS, or over HTTP in a private network. The problem never repeats the text, which is a secret. */
export function webhookAddress(text: string): URL {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivateHost(url.hostname));
  // It names the format where the host does not, and is never sent.
  if (isSafe && /^(?:#(?:slack|teams|ntfy|json))?$/.test(url.hash)) return url;
  throw new SettingProblem(
    'is not an address such as https://hooks.slack.com/services/…, or one with http: on this machine or its own network, and with nothing after a # but slack, teams, ntfy or json',
  );
}

/** Returns whether a host is in a private network: by its name, without a DNS lookup. */
export function isPrivateHost(hostname: string): boolean {
  const address = withoutBrackets(hostname);
  if (isIP(address) !== 0) return isPrivateAddress(address);
  // A name without a dot is a machine or a container of the own network.
  return !address.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/i.test(address);
}

const isPrivateAddress = trustedProxies(['loopback', 'uniquelocal']);

export function webhookService(hostname: string) {
  return services.find(({ hosts }) => hosts.test(hostname));
}

const services = [
  { id: 'slack', name: 'Slack', hosts: /^hooks\.slack(?:-gov)?\.com$/ },
  {
    id: 'teams',
    name: 'Microsoft Teams',
    hosts: /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/,
  },
  { id: 'ntfy', name: 'ntfy', hosts: /(?:^|\.)ntfy(?:\.|$)/ },
] as const;
