import type { ScreenView } from '#contract/analytics-events.ts';
import type { BuildManifest } from '#contract/build-manifest.ts';

export type SiteScreens = ReturnType<typeof siteScreens>;

/** Counted in place of an address that the site does not have, so that visitors cannot make up names. */
export const notFound = '(not found)';

/** Returns the names under which the screens of the site are counted. */
export function siteScreens(built: Readonly<BuildManifest['screens']>) {
  const paths = new Set(built.map(({ path }) => path).filter((path) => path !== '/404'));
  const routes = new Set(built.map(({ route }) => route));
  const path = (name: string) => (paths.has(name) ? name : notFound);
  return {
    path,
    // The answer to a form has the form's address, and is known by its screen name.
    pathOf: ({ page_path, screen_name }: Pick<ScreenView, 'page_path' | 'screen_name'>) =>
      paths.has(page_path) ? page_path : path(screen_name),
    route: (pattern: string) => (routes.has(pattern) ? pattern : notFound),
  };
}
