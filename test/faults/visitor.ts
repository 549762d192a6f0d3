import { z } from 'zod';
import type { ContactMessage } from '#contract/contact-message.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';

/** What a visitor hears: a promise, a refusal, or nothing, as the line is dead. */
export type Answer =
  | { readonly kind: 'acknowledged'; readonly id: string | undefined }
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'silence' };

export interface Visitor {
  /** Sends the message to the server at `origin`, once. */
  readonly send: (origin: string, message: ContactMessage) => Promise<Answer>;
}

/** Sends as our pages do, with a token that is really worked for. One that is refused is worked for anew, once. */
export function callingVisitor(): Visitor {
  let token: string | undefined;
  return {
    async send(origin, message) {
      const call = async () => {
        try {
          token ??= (await appCheckToken(origin)).token;
        } catch {
          return silence;
        }
        return answered(`${origin}/api/emailMessage`, {
          headers: { ...line(), 'content-type': 'application/json', [appCheckHeader]: token },
          body: JSON.stringify({ data: message }),
        });
      };
      const answer = await call();
      if (answer.kind !== 'refused' || answer.status !== 401) return answer;
      token = undefined;
      return call();
    },
  };
}

/** Sends as a browser that runs no script, which is told no id. */
export function formVisitor(): Visitor {
  return {
    send: (origin, message) =>
      answered(`${origin}/api/contact`, {
        headers: line(),
        body: new URLSearchParams({ ...message }),
      }),
  };
}

let lines = 0;

/** A line in a network of its own. */
function line(): Record<string, string> {
  lines += 1;
  return { 'x-forwarded-for': `10.${(lines >> 8) % 256}.${lines % 256}.1` };
}

async function answered(address: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, { method: 'POST', redirect: 'manual', ...request });
    const { status, headers } = response;
    const body = await response.text();
    if (status === 303 && headers.get('location') === '/message-sent') {
      return { kind: 'acknowledged', id: undefined };
    }
    if (status !== 200) return { kind: 'refused', status, retryAfter: headers.get('retry-after') };
    const { id } = resultSchema.parse(JSON.parse(body)).result;
    return { kind: 'acknowledged', id };
  } catch (error) {
    // Cut off, in the middle of the answer even. Anything else is a fault of the server or the test.
    if (error instanceof TypeError) return silence;
    throw error;
  }
}

const resultSchema = z.object({ result: z.object({ id: z.string() }) });

const silence: Answer = { kind: 'silence' };
