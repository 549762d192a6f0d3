import { defineConfig } from 'vitest/config';
import { contentPictures } from './scripts/pictures-integration.ts';

export default defineConfig({
  plugins: [contentPictures],
  test: {
    include: ['{contract,illustrations,site,backend,test,scripts}/**/*.test.{ts,tsx}'],
    // The rest is for `npm run test:hosted`.
    exclude: ['test/e2e/**', '**/*.hosted.test.ts'],
    // One more than cores: half of the time goes into waiting, for processes, disks and mail servers.
    maxWorkers: 3,
    // Whole lists in messages: `npm run check` shows them.
    chaiConfig: { truncateThreshold: 0 },
    // Only ends what hangs: nothing in a test is measured against the machine it runs on.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
