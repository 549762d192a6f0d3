/** The process of `load`: autocannon with the requests of visitors. */
import { once } from 'node:events';
import process from 'node:process';
import autocannon, { type Request } from 'autocannon';
import { appCheckHeader } from '#contract/app-check.ts';
import { emailMessageAddress } from '#contract/callable.ts';
import { createTokens } from '#backend/app-check/proof-of-work.ts';
import { usesOfToken } from '#backend/app-check/proof-of-work.ts';
import { subnetOf } from '#backend/limits/request-limits.ts';
import type { LoadJob, LoadResult } from './load.ts';

/** Faster than any host here; this many tokens are signed in advance. */
const maxMessagesPerSecond = 8000;

const pagePaths = ['/', '/services', '/about', '/process', '/clients', '/blogs'];

const [job] = (await once(process, 'message')) as [LoadJob];
const { url, traffic, connections, seconds, perSecond } = job;
const next =
  traffic.kind === 'pages'
    ? pageRequests()
    : messageRequests(traffic.tokenSecret, seconds * maxMessagesPerSecond);
const result = await autocannon({
  ...{ url, connections, duration: seconds, timeout: 30 },
  ...(perSecond !== undefined && { overallRate: perSecond, ignoreCoordinatedOmission: true }),
  requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
});
const { statusCodeStats, errors } = result;
if (errors > 0 || Object.keys(statusCodeStats ?? {}).join() !== '200') {
  throw new Error(`Not only 200: ${JSON.stringify(statusCodeStats)}; ${errors} errors`);
}
const requests = result.requests.total;
process.send?.({
  requests,
  perSecond: requests / result.duration,
  p99: result.latency.p99,
} satisfies LoadResult);
process.disconnect();

/** The pages of the site in turn. nginx has them in gzip, but not in brotli. */
function pageRequests(): () => Request {
  let count = 0;
  return () => ({
    method: 'GET',
    path: pagePaths[(count += 1) % pagePaths.length] ?? '/',
    headers: { 'accept-encoding': 'gzip' },
  });
}

/**
 * Valid messages, none twice. A client sends as many as its token allows, then the next client sends.
 * Tokens are signed here with the host's secret, since solving thousands of challenges would take
 * longer than the measurement; the host verifies and counts them like all others.
 */
function messageRequests(tokenSecret: string | undefined, max: number) {
  const tokens = tokenSecret === undefined ? undefined : createTokens(tokenSecret, Date.now);
  const clients = Array.from({ length: Math.ceil(max / usesOfToken) }, (_, n) => {
    const address = clientAddress(n);
    const token = tokens?.issue(subnetOf(address) ?? '').token;
    return {
      'x-forwarded-for': address,
      ...(token !== undefined && { [appCheckHeader]: token }),
    };
  });
  const run = crypto.randomUUID();
  let count = 0;
  return (): Request => {
    const client = clients[Math.floor(count / usesOfToken) % clients.length];
    count += 1;
    return {
      method: 'POST',
      path: emailMessageAddress,
      headers: { 'content-type': 'application/json', ...client },
      body: JSON.stringify({ data: message(`${run}-${count}`) }),
    };
  };
}

/** One of 5,000 clients: the limits count as many as on a busy site. */
function clientAddress(n: number): string {
  const client = n % 5000;
  return `10.20.${Math.floor(client / 256)}.${client % 256}`;
}

function message(id: string) {
  // A text that differs from another only in digits counts as a repetition.
  const inLetters = id.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return {
    name: 'Rosa Medina',
    email: `rosa-${id}@alder-and-rye.example`,
    phone: '(303) 555-0117',
    company: 'Alder & Rye Bakery',
    message: `We need a page for Saturday orders, with pick-up times and a list of what is left. Last year we took them by phone and lost some. Can you call on Monday? (${inLetters})`,
  };
}
