import { readBuildManifest } from '#backend/settings/build-manifest.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

/** Every page of the built site that a visitor can come to. The page for problems is only an answer to a form. */
export function routesOf(): readonly string[] {
  return screens().map(addressOf);
}

/** The first page of each template, such as one of the articles. */
export function templatesOf(): readonly string[] {
  const all = screens();
  return all
    .filter((screen) => all.find(({ route }) => route === screen.route) === screen)
    .map(addressOf);
}

function screens() {
  const manifest = readBuildManifest(siteFolder);
  if (manifest === undefined) throw new Error(`No site is built in ${siteFolder} yet`);
  return manifest.screens.filter(({ path }) => path !== '/contact-problem');
}

function addressOf({ path }: { readonly path: string }): string {
  return path === '/404' ? '/no-such-page' : path;
}
