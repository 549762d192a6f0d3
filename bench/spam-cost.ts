import { pbkdf2Sync } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { createChallenges } from '#backend/app-check/create-challenges.ts';
import { easiest, hardest } from '#backend/app-check/create-difficulty.ts';
import { usesOfToken } from '#backend/app-check/take-token-use.ts';
import { limitPeriod, limitRules, type LimitRule } from '#backend/limits/limit-rules.ts';
import type { Figure, Section } from './section.ts';

/** What tokens and limits cost an attacker. */
export const spamCost: Section = {
  name: 'spam-cost',
  question: 'What do 1,000 spam messages cost an attacker?',
  notes: [
    'Challenges are solved natively on one core. On average, a token takes half of the maximum number of',
    'tries. The times follow from the limits. The 200 tokens of 1,000 messages, requested over ten minutes,',
    'stay at the easiest difficulty. A plain form needs no token.',
  ],
  async measure() {
    const perTry = await measureTry();
    const tokens = Math.ceil(messages / usesOfToken);
    const ofToken = (maxTries: number) => (perTry * (maxTries + 1)) / 2;
    const allTokens = (maxTries: number) => (tokens * ofToken(maxTries)) / 1000;
    return [
      { name: 'core time per try', measured: perTry, unit: 'ms' },
      { name: 'core time per token', measured: ofToken(easiest), unit: 'ms' },
      {
        name: `core time of ${tokens} tokens`,
        measured: allTokens(easiest),
        unit: 's',
        note: `${allTokens(hardest).toFixed(0)} s at the hardest difficulty`,
      },
      timeFrom('one client', 1, 1, 1),
      timeFrom('one subnet', 256, 1, 1),
      timeFrom('20 clients in 20 subnets', 20, 20, 20),
      timeFrom('one IPv6 provider block', 1e6, 65_536, 1),
      timeFrom('200 clients in 67 subnets of 10 provider blocks', 200, 67, 10),
      timeFrom('100 clients in 34 subnets of 5 by plain form', 100, 34, 5, 'plain-form'),
    ];
  },
};

const messages = 1000;

/** How long the limits make these clients wait, in minutes. */
function timeFrom(
  attacker: string,
  clients: number,
  subnets: number,
  providers: number,
  kind: 'message' | 'plain-form' = 'message',
): Figure {
  const allowed = ({ client, subnet, provider = Infinity, everyone = Infinity }: LimitRule) =>
    Math.min(clients * client, subnets * subnet, providers * provider, everyone);
  const perWindow = allowed(limitRules[`newcomer-${kind}`]) + allowed(limitRules[kind]);
  const waits = Math.ceil(messages / perWindow) - 1;
  return {
    name: `time from ${attacker}`,
    measured: (waits * limitPeriod) / 60,
    unit: 'min',
    note: `${perWindow} messages in ${limitPeriod / 60} minutes`,
  };
}

/** Returns the core time of one try, in milliseconds. */
async function measureTry(): Promise<number> {
  const challenges = createChallenges('bench', Date.now);
  let tries = 0;
  let microseconds = 0;
  for (let solved = 0; solved < 50; solved += 1) {
    const challenge = await challenges.issue(easiest);
    const before = process.cpuUsage();
    tries += triesToSolve(challenge);
    const { user, system } = process.cpuUsage(before);
    microseconds += user + system;
  }
  return microseconds / 1000 / tries;
}

function triesToSolve({ parameters }: Challenge): number {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    if (key.toString('hex').startsWith(keyPrefix)) return counter + 1;
  }
}
