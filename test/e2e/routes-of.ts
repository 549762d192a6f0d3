import { readBuildManifest } from '#backend/settings/build-manifest.ts';

/** Every page of a built site that a visitor can come to. The page for problems is only an answer to a form. */
export function routesOf(siteFolder: string): readonly string[] {
  const manifest = readBuildManifest(siteFolder);
  if (manifest === undefined) throw new Error(`No site is built in ${siteFolder} yet`);
  return manifest.screens
    .map(({ path }) => (path === '/404' ? '/no-such-page' : path))
    .filter((path) => path !== '/contact-problem');
}
