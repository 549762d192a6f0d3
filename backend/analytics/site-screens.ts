import type { ScreenView } from '#contract/analytics-events.ts';
import type { BuildManifest } from '#contract/build-manifest.ts';

/** The screens of the site, by the names they are counted under. */
export interface SiteScreens {
  /** The path of a screen that was shown, or {@link notFound}. */
  readonly pathOf: (view: Pick<ScreenView, 'page_path' | 'screen_name'>) => string;
  /** A path, or {@link notFound}. */
  readonly path: (path: string) => string;
  /** A route pattern, or {@link notFound}. */
  readonly route: (pattern: string) => string;
}

/** Counted in place of an address that the site does not have, so that visitors cannot make up names. */
export const notFound = '(not found)';

/** Returns the names of the built pages. */
export function siteScreens(built: Readonly<BuildManifest['screens']>): SiteScreens {
  const paths = new Set(built.map(({ path }) => path).filter((path) => path !== '/404'));
  const routes = new Set(built.map(({ route }) => route));
  const path = (name: string) => (paths.has(name) ? name : notFound);
  return {
    path,
    // The answer to a form has the form's address, and is known by its screen name.
    pathOf: ({ page_path, screen_name }) => (paths.has(page_path) ? page_path : path(screen_name)),
    route: (pattern) => (routes.has(pattern) ? pattern : notFound),
  };
}
