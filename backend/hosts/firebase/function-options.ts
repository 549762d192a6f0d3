import process from 'node:process';
import { functionsRegion } from '#contract/callable.ts';

/** For what visitors ask. Few instances: each takes many requests, and a flood must not cost a fortune. */
export const functionOptions = {
  region: functionsRegion,
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  maxInstances: 2,
  timeoutSeconds: 30,
} as const;

/** A batch of events waits a second for others: a million visits a day bring 250 of them in that. */
export const eventsOptions = { ...functionOptions, concurrency: 250 } as const;

/**
 * A notification may take eleven minutes to be taken over (`Channel.timeout`), and the schedule never asks
 * while it waits for an answer: so a run goes on, and sends what comes, as long as one is stuck. Half an
 * hour is the longest that a schedule waits.
 */
export const scheduleOptions = {
  region: functionsRegion,
  schedule: 'every 1 minutes',
  memory: '256MiB',
  cpu: 'gcf_gen1',
  concurrency: 1,
  maxInstances: 1,
  timeoutSeconds: 1800,
  retryCount: 0,
} as const;

/**
 * The settings that only the function that delivers is told, kept by the platform's Secret Manager.
 * `npm run build:functions` names those that are set, beside the functions.
 */
export const secretSettings: readonly string[] = (process.env.SECRET_SETTINGS ?? '')
  .split(',')
  .filter((name) => name !== '');

/**
 * The address that the site is known by, for the headers of every answer: those must not wait until a
 * function has loaded what reads all settings, which are at fault where this one is.
 */
export const siteUrl = URL.parse(process.env.SITE_URL ?? '') ?? undefined;
