import process from 'node:process';
import type { Config } from './config.ts';
import { parseConfig } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * Returns the settings of this process: its environment, and for what is not set there the file `.env`.
 * Throws {@link StartError} with a sentence for every invalid setting.
 */
export function settings(): Config {
  loadDotEnv();
  return configFrom(process.env);
}

/** Returns the settings of an environment. Throws {@link StartError} as {@link settings} does. */
export function configFrom(env: Parameters<typeof parseConfig>[0]): Config {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new StartError(parsed.problems);
  return parsed.config;
}

function loadDotEnv(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw new StartError(['.env: this file cannot be read']);
  }
}
