import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,site,backend,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    testTimeout: 20_000,
  },
});
