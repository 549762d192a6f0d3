import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { privacyFacts } from '#backend/settings/build-manifest.ts';
import { settings } from './backend/settings/settings.ts';
import { contentFolder } from './content-model/content-folder.ts';
import { contentIntegration } from './site/build/content-integration.ts';
import { downloadsIntegration } from './site/build/downloads-integration.ts';
import { editText } from './site/build/edit-text/edit-text.ts';
import { brandFonts } from './site/build/fonts/brand-fonts.ts';
import { fontFallbacks } from './site/build/fonts/font-fallbacks.ts';
import { markdownProcessor } from './site/build/markdown-processor.ts';
import { picturesIntegration } from './site/build/pictures-integration.ts';
import { plainImports } from './site/build/plain-imports.ts';

const config = settings();
const { appCheck, siteUrl, functionsUrl, gaMeasurementId, indexNowKey, port } = config;

/** What every page runs is one file, also where other scripts share a part of it. */
const pageScript = {
  name: 'page',
  test: /\/site\/client\/(?!touched\/|analytics\/(?:google-|vitals))|document\.astro\?astro&type=script/,
};

export default defineConfig({
  srcDir: './site',
  outDir: './dist',
  // Builds of two content folders at the same time must not read each other's articles.
  cacheDir: `./node_modules/.astro/${contentFolder.replaceAll(/\W+/g, '-')}`,
  // A copy without an address of its own is a preview, at the address of `npm start`.
  site: siteUrl?.origin ?? `http://127.0.0.1:${port}`,
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  // Several at a time, since share cards are painted outside JavaScript.
  build: { format: 'file', inlineStylesheets: 'always', redirects: false, concurrency: 4 },
  server: { port: 4321, host: '127.0.0.1' },
  integrations: [react(), contentIntegration, picturesIntegration, downloadsIntegration, editText],
  // Colors in code would be `style` attributes, which pages cannot have.
  markdown: { processor: markdownProcessor, syntaxHighlight: false },
  fonts: await brandFonts(),
  vite: {
    plugins: [plainImports, fontFallbacks],
    // The settings that are built into the pages: site/env.d.ts.
    define: {
      'import.meta.env.SITE_RECAPTCHA': literal(
        appCheck.kind === 'proof-of-work' ? undefined : appCheck,
      ),
      'import.meta.env.SITE_GA': literal(gaMeasurementId),
      'import.meta.env.SITE_INDEXNOW_KEY': literal(indexNowKey),
      'import.meta.env.SITE_FUNCTIONS': literal(functionsUrl),
      'import.meta.env.SITE_INDEXED': literal(siteUrl !== undefined),
      'import.meta.env.SITE_PRIVACY': literal(
        privacyFacts(config, process.env.HOSTED_BUILD === 'yes'),
      ),
    },
    build: {
      // Small scripts and pictures stay files, which are cached, and only scripts in files can have an `integrity`.
      assetsInlineLimit: 0,
      // The oldest browsers that the pages are made for: Vite's default, with the long-term release 115 of Firefox.
      target: ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'],
      rolldownOptions: { output: { codeSplitting: { groups: [pageScript] } } },
    },
    worker: { format: 'es' },
    server: { proxy: { '/api': 'http://127.0.0.1:5001' } },
  },
});

/** As source code: `undefined` is no JSON. */
function literal(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
