import workerAddress from './solve-challenge-worker.ts?worker&url';
import {
  challengeAddress,
  tokenAddress,
  tokenLifetime,
  type AppCheckToken,
} from '#contract/app-check.ts';
import { functionsAddress } from './functions-address.ts';

/**
 * Works for a token: a challenge from our own server is solved in a worker, out of the visitor's
 * way, and exchanged. Rejects where there is none to be had; a call without one is refused.
 */
export async function appCheckToken(): Promise<AppCheckToken> {
  const challenge = await answerOf(
    fetch(functionsAddress(challengeAddress), { cache: 'no-store' }),
  );
  const solution = await solutionOf(challenge);
  const answer = await answerOf(
    fetch(functionsAddress(tokenAddress), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge, solution }),
    }),
  );
  if (!isToken(answer)) throw new Error('The answer holds no app-check token');
  // By the clock of this browser, whatever it shows: by the server's, the SDK would renew the token
  // again and again where the two are an hour apart.
  return { token: answer.token, expireTimeMillis: Date.now() + tokenLifetime };
}

async function answerOf(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new Error(`App check answered with ${response.status}`);
  return response.json();
}

async function solutionOf(challenge: unknown): Promise<unknown> {
  const worker = new Worker(workerAddress, { type: 'module' });
  try {
    return await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === null) reject(new Error('The challenge could not be solved'));
        else resolve(data);
      });
      worker.addEventListener('error', () => reject(new Error('The worker could not start')));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

function isToken(answer: unknown): answer is Pick<AppCheckToken, 'token'> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    typeof Reflect.get(answer, 'token') === 'string'
  );
}

/** The page's policy lets no text become a script's address, but for this one. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    if (text === workerAddress) return text;
    throw new TypeError('No script comes from there');
  },
});
