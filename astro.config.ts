import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';

/**
 * The script that every page runs goes into the page: a request would cost more than its bytes.
 * Pictures and fonts never do: they are shared and cached.
 */
const isInlined = (file: string) => file.endsWith('.js');

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
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
    build: { assetsInlineLimit: isInlined },
    server: { proxy: { '/api': 'http://127.0.0.1:5001' } },
  },
});
