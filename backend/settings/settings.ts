import process from 'node:process';
import { parseConfig, type Config, type Environment } from './config.ts';

/**
 * Returns the settings of this process, from its environment and else the file `.env`. Throws {@link StartError}.
 */
export function settings(): Config {
  loadDotEnv();
  return configFrom(process.env);
}

/** Returns the settings of an environment. Throws {@link StartError} as {@link settings} does. */
export function configFrom(env: Environment): Config {
  const { config, problems } = parseConfig(env);
  if (problems.length > 0) throw new StartError(problems);
  return config;
}

function loadDotEnv(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw new StartError(['.env: this file cannot be read']);
  }
}

/** A program cannot start, for reasons that its owner can fix: one sentence for each. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
