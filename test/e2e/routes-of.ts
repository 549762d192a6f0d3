import { readBuildManifest } from '#backend/settings/build-manifest.ts';

/** Every page of a built site that a visitor can come to. The page for problems is only an answer to a form. */
export function routesOf(siteFolder: string): readonly string[] {
  return screensOf(siteFolder).map(addressOf);
}

/** The first page of each template, such as one of the articles. */
export function templatesOf(siteFolder: string): readonly string[] {
  const screens = screensOf(siteFolder);
  return screens
    .filter((screen) => screens.find(({ route }) => route === screen.route) === screen)
    .map(addressOf);
}

function screensOf(siteFolder: string) {
  const manifest = readBuildManifest(siteFolder);
  if (manifest === undefined) throw new Error(`No site is built in ${siteFolder} yet`);
  return manifest.screens.filter(({ path }) => path !== '/contact-problem');
}

function addressOf({ path }: { readonly path: string }): string {
  return path === '/404' ? '/no-such-page' : path;
}
