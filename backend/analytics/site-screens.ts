import type { ScreenView } from '#contract/analytics-events.ts';

/** The screens that the site has, as they are counted. */
export interface SiteScreens {
  /** The path of a screen that was shown, or {@link notFound}. */
  readonly pathOf: (view: Pick<ScreenView, 'page_path' | 'screen_name'>) => string;
  /** A path alone, or {@link notFound}. */
  readonly path: (path: string) => string;
  /** A route pattern, or {@link notFound}. */
  readonly route: (pattern: string) => string;
}

/** What is counted in place of an address that the site does not have, so that nobody can make up more. */
export const notFound = '(not found)';

/** A screen of the built site: where it is, and by which pattern it calls itself. */
export interface BuiltScreen {
  readonly path: string;
  readonly route: string;
}

/** Without a built site, as while it is worked on, every name is taken for one of its own. */
export function siteScreens(built: readonly BuiltScreen[] | undefined): SiteScreens {
  if (built === undefined) {
    const same = (name: string) => name;
    return { pathOf: (view) => view.page_path, path: same, route: same };
  }
  const found = built.filter((screen) => screen.path !== pageNotFound);
  const paths = new Set(found.map((screen) => screen.path));
  const routes = new Set(built.map((screen) => screen.route));
  const path = (name: string) => (paths.has(name) ? name : notFound);
  return {
    path,
    pathOf({ page_path, screen_name }) {
      // A page that is sent under another address, as the one for a form's problems is.
      return paths.has(page_path) ? page_path : path(screen_name);
    },
    route: (pattern) => (routes.has(pattern) ? pattern : notFound),
  };
}

/** Sent under every address there is not. */
const pageNotFound = '/404';
