import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentSchema } from '#content-model/content-schema.ts';
import {
  buildManifestFile,
  buildManifestSchema,
  type BuildManifest,
} from '#contract/build-manifest.ts';
import type { PageSettings } from './config.ts';
import { privacyFacts, type PrivacySettings } from './privacy-facts.ts';
import { StartError } from './start-error.ts';

/** Returns what the build says about the site in a folder; `undefined` if it is not built. */
export function readBuildManifest(siteFolder: string): ReadManifest | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(join(siteFolder, buildManifestFile), 'utf8'));
    return readManifestSchema.safeParse(json).data;
  } catch {
    return undefined;
  }
}

const readManifestSchema = buildManifestSchema.extend({ content: contentSchema });

/** A build manifest whose content has been checked. */
export type ReadManifest = z.infer<typeof readManifestSchema>;

/**
 * Returns the settings that are built into the pages, by name, for {@link BuildManifest.settings}.
 * @param isHosted Whether the site is built for the hosted platform.
 */
export function builtSettings(
  config: PageSettings & PrivacySettings,
  isHosted: boolean,
): BuildManifest['settings'] {
  const { retentionDays, sendsMail, chatService } = privacyFacts(config, isHosted);
  return {
    APP_CHECK: JSON.stringify(config.appCheck),
    GA_MEASUREMENT_ID: config.gaMeasurementId ?? 'none',
    FUNCTIONS_URL: config.functionsUrl ?? 'none',
    SITE_URL: config.siteUrl?.origin ?? 'none',
    '--hosted': isHosted ? 'yes' : 'no',
    RETENTION_DAYS: String(retentionDays ?? 'none'),
    SMTP_URL: sendsMail ? 'set' : 'none',
    WEBHOOK_URL: chatService ?? 'none',
  };
}

/** Returns the names of the settings that differ from those of the build. */
export function changedSettings(
  manifest: BuildManifest,
  config: PageSettings & PrivacySettings,
  isHosted: boolean,
): readonly string[] {
  return Object.entries(builtSettings(config, isHosted))
    .filter(([name, value]) => value !== manifest.settings[name])
    .map(([name]) => name);
}

/** With other values of these, the pages of a build cannot send messages, or may not be listed. */
const settingsOfEveryPage = ['APP_CHECK', 'GA_MEASUREMENT_ID', 'FUNCTIONS_URL', 'SITE_URL'];

/**
 * Compares the settings of a server with those of the build. Returns a warning if the text of
 * `/privacy` is no longer true. Throws {@link StartError} if the pages do not work with these settings.
 */
export function requireBuiltFor(
  manifest: BuildManifest,
  config: PageSettings & PrivacySettings,
): string | undefined {
  const changed = changedSettings(manifest, config, false);
  const errors = changed.filter((name) => settingsOfEveryPage.includes(name));
  if (errors.length > 0) {
    const reason = 'the site was built with another value. Build it again, as `npm start` does';
    throw new StartError(errors.map((name) => `${name}: ${reason}`));
  }
  return changed.length === 0
    ? undefined
    : `Warning: /privacy was built with another ${changed.join(', ')}. Build it again, as \`npm start\` does`;
}
