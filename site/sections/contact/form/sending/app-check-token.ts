import { functionsAddress } from '#site/client/functions-address.ts';
import { property } from './property.ts';
import {
  challengeAddress,
  tokenAddress,
  tokenLifetime,
  type AppCheckToken,
} from '#contract/app-check.ts';
import workerAddress from './solve-challenge-worker.ts?worker&url';

/** Gets an app-check token: solves a challenge in a worker, where typing does not stutter. Rejects on errors. */
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
  const token = property(answer, 'token');
  if (typeof token !== 'string') throw new Error('The answer holds no app-check token');
  // By this browser's clock: by the server's, the SDK could renew the token in a loop.
  return { token, expireTimeMillis: Date.now() + tokenLifetime };
}

async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request;
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

/** The content policy requires trusted types: this is the only script address made from text. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    if (text === workerAddress) return text;
    throw new TypeError('Not the address of a script');
  },
});
