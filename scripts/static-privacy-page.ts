import type { Config } from '../backend/settings/config.ts';
import { privacyFacts, type PrivacySettings } from '../backend/settings/privacy-facts.ts';
import { privacyPage } from '../backend/http/privacy-page.ts';

/**
 * The privacy page as a file, for a host that serves files alone: true where the functions go by these
 * settings, on a server or, with `isHosted`, on the hosted platform.
 */
export function staticPrivacyPage(
  template: string,
  settings: PrivacySettings & Pick<Config, 'functionsUrl'>,
  isHosted: boolean,
): string {
  const isStaticCopy = settings.functionsUrl !== undefined;
  return privacyPage(template, privacyFacts(settings, { isHosted, isStaticCopy }));
}
