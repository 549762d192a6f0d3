import type { Request } from 'autocannon';
import { appCheckHeader } from '#contract/app-check.ts';
import { emailMessageFunction } from '#contract/callable.ts';
import { createTokens } from '#backend/app-check/tokens.ts';
import { usesOfToken } from '#backend/app-check/token-uses.ts';
import { subnetOf } from '#backend/limits/address-groups.ts';

/** Makes the next request of one kind; never the same message twice. */
export type Traffic = () => Request;

/**
 * Complete messages with good tokens. A client sends as many as its token allows, then the next client
 * does. The tokens are signed here with the host's secret, since solving thousands of challenges would
 * take longer than the measurement; the host verifies and counts them like all others.
 */
export async function messages(tokenSecret: string | undefined, most: number): Promise<Traffic> {
  const clients = await clientsFor(most, tokenSecret);
  const run = crypto.randomUUID();
  let count = 0;
  return () => {
    const { from, token } = clients[Math.floor(count / usesOfToken) % clients.length] ?? nobody;
    count += 1;
    return {
      method: 'POST',
      path: callPath,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token === undefined ? {} : { [appCheckHeader]: token }),
      },
      body: JSON.stringify({ data: message(`${run}-${count}`) }),
    };
  };
}

/** The pages of the site, one after the other, as a browser asks for them. */
export function pages(): Traffic {
  let count = 0;
  return () => ({
    method: 'GET',
    path: pagePaths[(count += 1) % pagePaths.length] ?? '/',
    headers: { 'accept-encoding': 'br, gzip' },
  });
}

/** The address of one of 5,000 clients: the limits count as many as on a busy site. */
function clientAddress(n: number): string {
  const client = n % 5000;
  return `10.20.${Math.floor(client / 256)}.${client % 256}`;
}

interface Client {
  readonly from: string;
  readonly token: string | undefined;
}

const nobody: Client = { from: '', token: undefined };

/** As many clients as `calls` calls need tokens, each with its token if there is a secret. */
function clientsFor(calls: number, tokenSecret: string | undefined): Promise<readonly Client[]> {
  const tokens = tokenSecret === undefined ? undefined : createTokens(tokenSecret, Date.now);
  return Promise.all(
    Array.from({ length: Math.ceil(calls / usesOfToken) }, async (_, n) => {
      const from = clientAddress(n);
      const token = (await tokens?.issue(subnetOf(from) ?? ''))?.token;
      return { from, token };
    }),
  );
}

const callPath = `/api/${emailMessageFunction}`;

const pagePaths = ['/', '/services', '/about', '/process', '/clients', '/blogs'];

function message(mark: string) {
  return {
    name: 'Rosa Medina',
    email: `rosa-${mark}@alder-and-rye.example`,
    phone: '(303) 555-0117',
    company: 'Alder & Rye Bakery',
    message: `We need a page for Saturday orders, with pick-up times and a list of what is left. Last year we took them by phone and lost some. Can you call on Monday? (${inNotifications(mark)})`,
  };
}

/** A text that differs from another in its digits alone counts as a repetition. */
function inNotifications(mark: string): string {
  return mark.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
