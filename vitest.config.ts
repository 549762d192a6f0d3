import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contentPictures } from './scripts/pictures-integration.ts';

const pure = ['{contract,illustrations,site,scripts}/**/*.test.{ts,tsx}'];
const replacing = globSync(pure).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  plugins: [contentPictures],
  test: {
    projects: [
      // Files share what they have imported, which takes longer than their tests, unless they replace a module.
      {
        extends: true,
        test: { name: 'shared', include: pure, exclude: replacing, isolate: false },
      },
      {
        extends: true,
        test: {
          // What servers and clients of databases still do after a test must not reach the next file.
          name: 'isolated',
          include: ['{backend,test}/**/*.test.{ts,tsx}', ...replacing],
          // The rest is for `npm run test:hosted`.
          exclude: ['test/e2e/**', '**/*.hosted.test.ts'],
        },
      },
    ],
    // One more than cores: half of the time goes into waiting, for processes, disks and mail servers.
    maxWorkers: 3,
    // Whole lists in messages: `npm run check` shows them.
    chaiConfig: { truncateThreshold: 0 },
    // Only ends what hangs: nothing in a test is measured against the machine it runs on.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
