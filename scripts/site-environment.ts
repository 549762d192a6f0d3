import process from 'node:process';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';

/**
 * What Astro needs to know when it renders the site: the settings that browsers are told. A setting
 * at fault ends the program, with a line for each.
 */
export function siteEnvironment(): NodeJS.ProcessEnv {
  const { appCheck, siteUrl, functionsUrl, gaMeasurementId, indexNowKey, port } = settingsOrEnd();
  return {
    ...process.env,
    // Astro would tell its makers of each build; this one needs no network and speaks to nobody.
    ASTRO_TELEMETRY_DISABLED: '1',
    // By names that are no setting's: Astro hands pages what it finds of those in the environment, unread.
    // A copy that has no address of its own is a preview: it says where `npm start` shows it.
    SITE_ADDRESS: siteUrl?.origin ?? `http://127.0.0.1:${port}`,
    SITE_INDEXED: siteUrl === undefined ? undefined : 'yes',
    SITE_FUNCTIONS: functionsUrl,
    SITE_GA: gaMeasurementId,
    SITE_INDEXNOW_KEY: indexNowKey,
    SITE_RECAPTCHA: appCheck.kind === 'proof-of-work' ? undefined : JSON.stringify(appCheck),
  };
}

function settingsOrEnd() {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    for (const sentence of error.problems) process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}
