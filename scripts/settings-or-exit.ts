import process from 'node:process';
import type { Config } from '#backend/settings/config.ts';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';

/** Returns the settings. If any is wrong, prints one line for each and ends the program. */
export function settingsOrExit(): Config {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.problems.join('\n'));
    process.exit(1);
  }
}
