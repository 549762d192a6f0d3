import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { movedPages } from './contract/moved-pages.ts';
import { plainImports } from './scripts/plain-imports.ts';

/**
 * The styles that most pages share are one file, which a second page finds in the cache; each page
 * adds one of its own.
 */
const frameStyles = {
  name: 'frame',
  test: /\/site\/(?:styles|ui|sections\/(?:contact|frame|page-head))\/[^/]+\.css|\/service-card\.module\.css/,
};

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // From the settings, which `scripts/site-environment.ts` has checked.
  site: process.env.SITE_ADDRESS ?? 'http://127.0.0.1:8080',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  redirects: movedPages,
  build: { format: 'file', inlineStylesheets: 'never', redirects: false },
  server: { port: 4321, host: '127.0.0.1' },
  devToolbar: { enabled: false },
  integrations: [react()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Gloock',
      cssVariable: '--font-gloock',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          {
            src: ['./node_modules/@fontsource/gloock/files/gloock-latin-400-normal.woff2'],
            weight: 400,
            style: 'normal',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken-grotesk',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: [
              './node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
            ],
            weight: '100 900',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [plainImports],
    define: {
      'import.meta.env.SITE_RECAPTCHA': process.env.SITE_RECAPTCHA ?? 'undefined',
      'import.meta.env.SITE_GA': process.env.SITE_GA
        ? JSON.stringify(process.env.SITE_GA)
        : 'undefined',
      'import.meta.env.SITE_INDEXNOW_KEY': process.env.SITE_INDEXNOW_KEY
        ? JSON.stringify(process.env.SITE_INDEXNOW_KEY)
        : 'undefined',
      'import.meta.env.SITE_FUNCTIONS': process.env.SITE_FUNCTIONS
        ? JSON.stringify(process.env.SITE_FUNCTIONS)
        : 'undefined',
      'import.meta.env.SITE_INDEXED': JSON.stringify(process.env.SITE_INDEXED !== undefined),
    },
    build: {
      // What pages share is cached; and only a script of its own can be sealed (scripts/seal-scripts.ts).
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: [frameStyles] } } },
    },
    worker: { format: 'es' },
    server: { proxy: { '/api': 'http://127.0.0.1:5001' } },
  },
});
