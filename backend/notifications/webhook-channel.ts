import type { Content } from '#content-model/schemas/content-schema.ts';
import { decodeUri } from '#contract/decode-uri.ts';
import type { Channel, SendOutcome } from './channel.ts';
import { webhookCall } from './webhook-format.ts';

/** A problem never repeats the address, which holds a secret, or the text of an answer. */
export function webhookChannel(address: URL | undefined, content: () => Content): Channel {
  return {
    kind: 'webhook',
    isFor: ({ isSpam }) => address !== undefined && !isSpam,
    concurrency: 4,
    timeout: 45_000,
    async deliver([{ id, message }], signal) {
      // Those of a removed webhook end after some days.
      if (address === undefined) return notSet;
      const { bare, authorization } = withoutLogin(address);
      const { url, body } = webhookCall(bare, message, content());
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            ...authorization,
            'content-type': 'application/json; charset=utf-8',
            'user-agent': 'contact-webhook',
            // The same at every attempt, for receivers that drop repeated calls.
            'idempotency-key': id,
          },
          body: JSON.stringify(body),
          // A redirect would take the message to an address that is not in the settings.
          redirect: 'manual',
          signal,
        });
        // The status is the answer, whether or not a body follows.
        await response.body?.cancel().catch(() => undefined);
        return outcomeOf(response);
      } catch (error) {
        return describeFailure(error, signal);
      }
    },
  };
}

const notSet: SendOutcome = {
  kind: 'refused',
  code: 'NO_WEBHOOK',
  problem: 'WEBHOOK_URL is not set',
};

/** `fetch` rejects a login in an address, which servers such as ntfy often need. */
function withoutLogin(address: URL) {
  const bare = new URL(address);
  bare.username = bare.password = '';
  const { username, password } = address;
  if (username === '' && password === '') return { bare, authorization: {} };
  // A bare % was never encoded.
  const [user, pass] = [username, password].map((part) => decodeUri(part) ?? part);
  const login = Buffer.from(`${user}:${pass}`).toString('base64');
  return { bare, authorization: { authorization: `Basic ${login}` } };
}

function outcomeOf({ ok, status }: Response): SendOutcome {
  if (ok) return { kind: 'sent' };
  const failure = { code: String(status), problem: `The webhook answered ${status}` };
  const isTemporary = status >= 500 || temporary.has(status);
  return { kind: isTemporary ? 'failed' : 'refused', ...failure };
}

const temporary: ReadonlySet<number> = new Set([408, 425, 429]);

/** With Node's error code only: the error's message may contain the address. */
function describeFailure(error: unknown, signal: AbortSignal): SendOutcome {
  if (signal.aborted) {
    return { kind: 'failed', code: 'EABORT', problem: 'The webhook did not answer in time' };
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN';
  return { kind: 'failed', code, problem: `The webhook could not be reached (${code})` };
}
