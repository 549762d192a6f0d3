import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';

/** Small files may become data: addresses, pictures never: they are shared and cached. */
const inlineLimit = (file: string) => (/\.(svg|woff2)$/.test(file) ? false : undefined);

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  ...(process.env.SITE_URL ? { site: process.env.SITE_URL } : {}),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
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
    build: { assetsInlineLimit: inlineLimit },
    server: { proxy: { '/api': 'http://127.0.0.1:5001' } },
  },
});
