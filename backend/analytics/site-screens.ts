import type { ScreenView } from '#contract/analytics-events.ts';

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

/** A page of the built site, and the route pattern it reports. */
export interface BuiltScreen {
  readonly path: string;
  readonly route: string;
}

/** Returns the names of the built pages. Without a built site, as in development, any name counts. */
export function siteScreens(built: readonly BuiltScreen[] | undefined): SiteScreens {
  if (built === undefined) {
    return { pathOf: ({ page_path }) => page_path, path: (path) => path, route: (route) => route };
  }
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
