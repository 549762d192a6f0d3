import { defineConfig } from 'vitest/config';

/** `npm run test:hosted`: the tests that `npm test` leaves out. One file at a time, since each starts programs. */
export default defineConfig({
  test: {
    include: ['{contract,site,backend,test,scripts}/**/*.hosted.test.ts'],
    maxWorkers: 1,
    // Only ends what hangs: nothing in a test is measured against the machine it runs on.
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
