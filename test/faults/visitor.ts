import { z } from 'zod';
import type { ContactMessage } from '#contract/contact-message.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';

/** The answer to a visitor, or silence if the connection broke. */
export type Answer =
  | { readonly kind: 'acknowledged'; readonly id: string | undefined }
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'silence' };

export interface Visitor {
  /** Sends the message to the server at `origin`, once. */
  readonly send: (origin: string, message: ContactMessage) => Promise<Answer>;
}

/**
 * Sends as our pages do, with tokens from solved challenges. After a 401 it gets a new token, for a new
 * address, and sends once more.
 */
export function callingVisitor(): Visitor {
  let headers: Record<string, string> | undefined;
  return {
    async send(origin, message) {
      const call = async () => {
        try {
          headers ??= await headersWithToken(origin);
        } catch {
          return silence;
        }
        const body = JSON.stringify({ data: message });
        return fetchAnswer(`${origin}/api/emailMessage`, { headers, body });
      };
      const answer = await call();
      if (answer.kind !== 'refused' || answer.status !== 401) return answer;
      headers = undefined;
      return call();
    },
  };
}

async function headersWithToken(origin: string): Promise<Record<string, string>> {
  const from = newAddress();
  const { token } = await appCheckToken(origin, from);
  return { 'content-type': 'application/json', 'x-forwarded-for': from, [appCheckHeader]: token };
}

/** Posts the plain form, whose answer has no id. */
export function formVisitor(): Visitor {
  return {
    send: (origin, message) =>
      fetchAnswer(`${origin}/api/contact`, {
        headers: { 'x-forwarded-for': newAddress() },
        body: new URLSearchParams({ ...message }),
      }),
  };
}

let addresses = 0;

/** An address in a new subnet, mostly in a new provider block. */
function newAddress(): string {
  addresses += 1;
  return `10.${addresses % 256}.${(addresses >> 8) % 256}.1`;
}

async function fetchAnswer(address: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, { method: 'POST', redirect: 'manual', ...request });
    const { status, headers } = response;
    const body = await response.text();
    if (status === 303 && headers.get('location') === '/message-sent#sent') {
      return { kind: 'acknowledged', id: undefined };
    }
    if (status !== 200) return { kind: 'refused', status, retryAfter: headers.get('retry-after') };
    const { id } = resultSchema.parse(JSON.parse(body)).result;
    return { kind: 'acknowledged', id };
  } catch (error) {
    // The connection broke. Any other error is one of the server or the test.
    if (error instanceof TypeError) return silence;
    throw error;
  }
}

const resultSchema = z.object({ result: z.object({ id: z.string() }) });

const silence: Answer = { kind: 'silence' };
