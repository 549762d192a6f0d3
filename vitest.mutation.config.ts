import { defineConfig } from 'vitest/config';

/** The unit tests that `npm run test:mutation` runs against each changed copy of the code. */
export default defineConfig({
  plugins: [
    {
      // Stryker names a test "group test", Vitest 5 "group > test": without this no test runs and every
      // change survives. https://github.com/stryker-mutator/stryker-js/issues/6210
      name: 'match-test-names-of-vitest-5',
      configureVitest({ project }) {
        let pattern: RegExp | undefined;
        Object.defineProperty(project.config, 'testNamePattern', {
          enumerable: true,
          get: () => pattern,
          set(set: RegExp | undefined) {
            pattern = set && new RegExp(set.source.replaceAll(' ', '(?: | > )'));
          },
        });
      },
    },
  ],
  test: {
    include: [
      '{contract,content-model,backend/contact,backend/http,backend/app-check,backend/limits}/**/*.test.ts',
      // These test backend/http through a real server, and other parts through what uses them.
      'test/contracts/callable-wire.test.ts',
      'backend/hosts/node/answer-api.test.ts',
      'backend/store/open-sqlite-store.test.ts',
      'site/build/{drawn-boards,picture-problems,sign-problems,content-notices}.test.ts',
    ],
    // Property tests take too long for each change.
    exclude: ['**/*.hosted.test.ts', '**/*.property.test.ts'],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
