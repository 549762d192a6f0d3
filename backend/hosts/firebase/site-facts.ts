import type { Agency } from '#contract/agency.ts';
import type { BuiltScreen } from '../../analytics/site-screens.ts';
import type { BuiltPage } from '../../http/contact-form-endpoint.ts';

/** What the functions know of the site that they were built with. */
export interface SiteFacts {
  readonly agency: Agency;
  readonly screens: readonly BuiltScreen[];
  readonly problemPage: BuiltPage;
}

/** Written into the bundle by `npm run build:functions`: no content has to be read or checked at a start. */
declare const builtSiteFacts: SiteFacts;

export const siteFacts = builtSiteFacts;
