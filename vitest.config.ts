import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contentPictures } from './site/build/pictures-integration.ts';

const nearCode = ['{backend,content-model,contract,site,scripts}/**/*.test.{ts,tsx}'];
/** Files that replace a module, or whose servers and clients of databases may outlive a test. */
const alone = globSync(nearCode).filter((file) =>
  /vi\.(?:mock|stubEnv)\(|running-host|fixtures\/postgres|firestore-emulator|-peer\.ts|openSqlite|createServer/.test(
    readFileSync(file, 'utf8'),
  ),
);
// For `npm run test:hosted`.
const hosted = '**/*.hosted.test.ts';

export default defineConfig({
  plugins: [contentPictures],
  test: {
    projects: [
      // Files share what they have imported, which takes longer than their tests.
      {
        extends: true,
        test: { name: 'shared', include: nearCode, exclude: [hosted, ...alone], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['test/**/*.test.ts', ...alone],
          exclude: ['test/{e2e,engines}/**', hosted],
        },
      },
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
