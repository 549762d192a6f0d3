import { defineConfig } from 'vitest/config';
import { contentPictures } from './site/build/pictures-integration.ts';

/** `npm run test:engines`, and its short form in `npm test`. */
export default defineConfig({
  plugins: [contentPictures],
  test: {
    include: ['test/engines/*.test.ts'],
    maxWorkers: 2,
    // Only end what hangs, as in `vitest.config.ts`.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
