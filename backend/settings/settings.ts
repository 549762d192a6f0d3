import { existsSync } from 'node:fs';
import process from 'node:process';
import { getSystemErrorMessage, parseEnv } from 'node:util';
import { UnreadableText, readText } from '#content-model/read-text.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { parseConfig, settingNames, type Config, type Environment } from './config.ts';
import { dotEnvProblems } from './dot-env.ts';

/**
 * Returns the settings of this process, from its environment and else the file `.env`. Throws {@link StartError}.
 */
export function settings(): Config {
  const text = dotEnv();
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

/** Not by Node, which takes a byte order mark for a part of the first name. */
function dotEnv(): string {
  if (!existsSync('.env')) return '';
  try {
    return readText('.env');
  } catch (error) {
    if (error instanceof UnreadableText)
      throw new StartError([`.env:${error.line}: ${error.message}`]);
    const errno: unknown = error instanceof Error && Reflect.get(error, 'errno');
    if (typeof errno !== 'number') throw error;
    throw new StartError([`.env: this file cannot be read: ${getSystemErrorMessage(errno)}`]);
  }
}
