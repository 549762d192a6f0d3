import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings } from '../http/content-policy.ts';
import { StartError } from './start-error.ts';

/** Where the build notes the settings that its pages go by. The dot keeps visitors out. */
export const builtSettingsFile = '.built-settings.json';

/** What stands in that file: by the name of each setting, what the pages were told of it. */
export function builtSettings({ appCheck, gaMeasurementId, functionsUrl, siteUrl }: PageSettings) {
  return {
    APP_CHECK: JSON.stringify(appCheck),
    GA_MEASUREMENT_ID: gaMeasurementId ?? 'none',
    FUNCTIONS_URL: functionsUrl ?? 'none',
    SITE_URL: siteUrl?.origin ?? 'none',
  };
}

/**
 * Pages that earn their tokens in another way than this server takes them could send nothing; pages
 * that were built to ask about Google would find it locked out, or say on `/privacy` what is not so; and
 * those that call functions elsewhere would find these locked out. Pages that were built without their
 * address would ask search engines to stay away.
 * That is told now, and not to every visitor. Throws {@link StartError}.
 */
export function requireBuiltFor(siteFolder: string, settings: PageSettings): void {
  const built = noted(siteFolder);
  const faults = Object.entries(builtSettings(settings))
    .filter(([name, value]) => value !== Reflect.get(built, name))
    .map(([name]) => `${name}: ${otherSettings}`);
  if (faults.length > 0) throw new StartError(faults);
}

const otherSettings =
  'the site was built with other settings of it. Build it again with these: `npm start` does so by itself';

/** A site without a note is one that goes by the defaults. */
function noted(siteFolder: string): object {
  const defaults = { appCheck: { kind: 'proof-of-work' }, gaMeasurementId: undefined } as const;
  try {
    const built: unknown = JSON.parse(readFileSync(join(siteFolder, builtSettingsFile), 'utf8'));
    return typeof built === 'object' && built !== null ? built : {};
  } catch {
    return builtSettings(defaults);
  }
}
