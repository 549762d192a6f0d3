import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contentPictures } from './scripts/pictures-integration.ts';

const include = ['{contract,illustrations,site,backend,test,scripts}/**/*.test.{ts,tsx}'];
// The rest is for `npm run test:hosted`.
const exclude = ['test/e2e/**', '**/*.hosted.test.ts'];
const replacing = globSync(include).filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

export default defineConfig({
  plugins: [contentPictures],
  test: {
    // Files share what they have imported, which takes longer than most tests, unless they replace a module.
    projects: [
      {
        extends: true,
        test: { name: 'shared', include, exclude: [...exclude, ...replacing], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: replacing } },
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
