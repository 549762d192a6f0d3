import { defineConfig } from 'vitest/config';

/** `npm run test:hosted`: one file at a time, because each starts several programs. */
export default defineConfig({
  test: {
    include: ['{contract,site,backend,test,scripts}/**/*.hosted.test.ts'],
    maxWorkers: 1,
    // For a busy machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
