import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentSchema } from '#content-model/schemas/content-schema.ts';
import {
  buildManifestFile,
  buildManifestSchema,
  type BuildManifest,
} from '#contract/build-manifest.ts';
import type { Config } from './config.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { webhookService } from './webhook-address.ts';

/** Returns the manifest of a built site; `undefined` if there is none, or one of another version. Throws other errors of the file system. */
export function readBuildManifest(siteFolder: string): ReadManifest | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(join(siteFolder, buildManifestFile), 'utf8'));
    return readManifestSchema.safeParse(json).data;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const readManifestSchema = buildManifestSchema.extend({ content: contentSchema });

export type ReadManifest = z.infer<typeof readManifestSchema>;

export function builtSettings(config: Config, isHosted: boolean): BuildManifest['settings'] {
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

export function changedSettings(
  manifest: BuildManifest,
  config: Config,
  isHosted: boolean,
): readonly string[] {
  return Object.entries(builtSettings(config, isHosted))
    .filter(([name, value]) => value !== manifest.settings[name])
    .map(([name]) => name);
}

/** With other values of these, the pages of a build cannot send messages, or may not be listed. */
const settingsOfEveryPage = ['APP_CHECK', 'GA_MEASUREMENT_ID', 'FUNCTIONS_URL', 'SITE_URL'];

/** Returns a warning if `/privacy` is no longer true. Throws {@link StartError} if the pages do not work. */
export function requireBuiltFor(manifest: BuildManifest, config: Config): string | undefined {
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

export function privacyFacts(settings: Config, isHosted: boolean): PrivacyFacts {
  const { retentionDays, smtpServer, webhookUrl, appCheck } = settings;
  return {
    retentionDays,
    sendsMail: smtpServer !== undefined,
    // Never the address: anyone who knows it can write there.
    chatService: webhookUrl && (webhookService(webhookUrl.hostname)?.name ?? 'another service'),
    botCheck: appCheck.kind === 'proof-of-work' ? 'proof-of-work' : 'recaptcha',
    runsAtGoogle: isHosted,
    hasStaticHost: settings.functionsUrl !== undefined,
    asksForGoogle: settings.gaMeasurementId !== undefined,
  };
}
