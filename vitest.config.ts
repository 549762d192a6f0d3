import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { contentPictures } from './site/build/pictures-integration.ts';

const all = [
  '{backend,content-model,contract,site,scripts}/**/*.test.{ts,tsx}',
  'test/{,contracts/,faults/}*.test.ts',
];
/** Files that replace a module or a setting, or whose clients of databases may outlive a test. */
const alone = globSync(all).filter((file) =>
  /vi\.(?:mock|stubEnv)\(|fixtures\/postgres|firestore-emulator/.test(readFileSync(file, 'utf8')),
);
// The programs that tests start load in half of the time.
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');
// For `npm run test:hosted`.
const hosted = '**/*.hosted.test.ts';

export default defineConfig({
  plugins: [contentPictures],
  test: {
    projects: [
      // Files share what they have imported, which takes longer than their tests.
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [hosted, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: alone, exclude: [hosted] } },
    ],
    // One more than cores: half of the time goes into waiting, for processes, disks and mail servers.
    maxWorkers: 3,
    // Whole lists in messages: `npm run check` shows them.
    chaiConfig: { truncateThreshold: 0 },
    // Only end what hangs: nothing in a test is measured against the machine it runs on.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
