import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { readText } from '#content-model/read-text.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { parseConfig, settingNames, type Config, type Environment } from './config.ts';
import { dotEnvProblems } from './dot-env.ts';

/**
 * Returns the settings of this process, from its environment and else the file `.env`. Throws {@link StartError}.
 */
export function settings(): Config {
  // Not by Node, which takes a byte order mark for a part of the first name.
  const text = existsSync('.env') ? readText('.env') : '';
  const problems = dotEnvProblems(text, settingNames());
  if (problems.length > 0) throw new StartError(problems);
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  return configFrom(process.env);
}

/** Returns the settings of an environment. Throws {@link StartError} as {@link settings} does. */
export function configFrom(env: Environment): Config {
  const { config, problems } = parseConfig(env);
  if (problems.length > 0) throw new StartError(problems);
  return config;
}
