import process from 'node:process';
import type { Config } from './config.ts';
import { parseConfig } from './config.ts';
import { StartFault } from './start-fault.ts';

/**
 * The settings of this process: its environment, and where that is silent the file `.env`.
 * Throws {@link StartFault} with a sentence for every setting at fault.
 */
export function settings(): Config {
  loadDotEnv();
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new StartFault(parsed.faults);
  return parsed.config;
}

function loadDotEnv(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw new StartFault(['.env: this file cannot be read']);
  }
}
