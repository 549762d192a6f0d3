import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#test/faults/seeded-random.ts';
import type { Answer, Answered } from './answered.ts';
import type { SteadyPace } from './load-job.ts';
import type { Traffic } from './traffic.ts';

export interface SteadyLoad extends SteadyPace {
  readonly url: string;
  readonly next: Traffic;
  readonly connections: number;
}

/**
 * Asks as strangers do: each at a moment of its own, whether or not those before are answered, with the
 * gaps of a Poisson process. An answer's time is counted from the moment its request was due, so that
 * the wait for a free connection is part of it. (autocannon sends what is due in a second at its
 * beginning, as fast as it is answered, and then rests.)
 */
export async function steadyLoad(load: SteadyLoad): Promise<Answered> {
  const { url, next, connections, perSecond, seconds } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const random = seededRandom(1);
  const asked: Promise<Answer | undefined>[] = [];
  const began = performance.now();
  let due = 0;
  while (due < seconds * 1000) {
    const early = began + due - performance.now();
    if (early > 0) await sleep(early);
    asked.push(ask(agent, url, next, began + due));
    due += (-Math.log(1 - random()) * 1000) / perSecond;
  }
  const all = await Promise.all(asked);
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  const answers = all.filter((answer) => answer !== undefined);
  return { answers, errors: all.length - answers.length, seconds: took };
}

function ask(agent: Agent, url: string, next: Traffic, due: number): Promise<Answer | undefined> {
  const { method, path = '/', headers, body } = next();
  return new Promise((resolve) => {
    const asked = request(new URL(path, url), { agent, method, headers }, (response) => {
      const { statusCode: status = 0 } = response;
      response.resume();
      response.once('end', () => resolve({ status, took: performance.now() - due }));
      response.once('error', () => resolve(undefined));
    });
    asked.once('error', () => resolve(undefined));
    asked.end(body);
  });
}
