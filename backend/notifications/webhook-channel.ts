import type { Clock } from '../contact/clock.ts';
import type { Channel, SendOutcome } from './channel.ts';
import { webhookShape } from './webhook-shape.ts';

/**
 * Calls the address once for each message. Neither the address, which holds a secret, nor what the
 * other side answers is ever repeated in a problem.
 */
export function webhookChannel(address: URL, clock: Clock): Channel<'webhook'> {
  const { bare, authorization } = withoutLogin(address);
  const shape = webhookShape(address);
  return {
    kinds: ['webhook'],
    timeout,
    async deliver({ id, message }, signal) {
      const { url, body } = shape(bare, message);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            ...authorization,
            'content-type': 'application/json; charset=utf-8',
            'user-agent': 'contact-webhook',
            // The same at each attempt: a call that was answered unheard is known by it.
            'idempotency-key': id,
          },
          body: JSON.stringify(body),
          // Followed, a redirect would take the message to where nobody has asked for it.
          redirect: 'manual',
          signal,
        });
        await readAndDrop(response);
        return outcomeOf(response, clock());
      } catch (error) {
        return unreached(error, signal);
      }
    },
  };
}

/** In milliseconds. */
const timeout = 45_000;

/** For a webhook that is no longer in the settings: what waits for it is given up. */
export const closedWebhook: Channel<'webhook'> = {
  kinds: ['webhook'],
  timeout,
  deliver: () =>
    Promise.resolve({
      kind: 'closed',
      code: 'NO_WEBHOOK',
      problem: 'WEBHOOK_URL is not set any more',
    }),
};

/** `fetch` takes no login in an address, where servers of one's own often have it. */
function withoutLogin(address: URL) {
  const bare = new URL(address);
  bare.username = bare.password = bare.hash = '';
  const { username, password } = address;
  if (username === '' && password === '') return { bare, authorization: {} };
  const login = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64');
  return { bare, authorization: { authorization: `Basic ${login}` } };
}

/** As it stands where it was never encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** So that the connection can serve again. What is long is not worth that. */
async function readAndDrop({ body }: Response): Promise<void> {
  let bytes = 0;
  // A body that breaks off takes nothing back from the answer before it.
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > 64 * 1024) return;
    }
  } catch {
    return;
  }
}

function outcomeOf(response: Response, now: number): SendOutcome {
  const { ok, status, headers } = response;
  if (ok) return { kind: 'sent' };
  const failure = { code: String(status), problem: `The webhook answered ${status}` };
  if (status < 500 && !passing.has(status)) return { kind: 'refused', ...failure };
  const notBefore = retryAfter(headers.get('retry-after'), now);
  return { kind: 'failed', ...failure, ...(notBefore === undefined ? {} : { notBefore }) };
}

/** Request Timeout, Too Early, Too Many Requests. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** In seconds or as a date: RFC 9110 10.2.3. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const moment = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isFinite(moment) ? moment : undefined;
}

/** Node's own code for it says enough, and nothing of the address. */
function unreached(error: unknown, signal: AbortSignal): SendOutcome {
  if (signal.aborted) {
    return { kind: 'failed', code: 'EABORT', problem: 'The webhook did not answer in time' };
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN';
  return { kind: 'failed', code, problem: `The webhook could not be reached (${code})` };
}
