import { defineConfig, devices } from '@playwright/test';
import { browserOnThisMachine } from './scripts/shared/test-programs.ts';

const executablePath = browserOnThisMachine();

export default defineConfig({
  testDir: './test/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Room for a busy machine; nothing in a test waits for a time to pass.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Without a graphics card, moving pictures take a sixth of the time: tests of what moves set this back.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium asks its maker for updates otherwise, also where no network is.
        '--disable-background-networking',
        // A machine without a graphics card draws with less effort then.
        '--disable-gpu',
        // A name of this machine that browsers do not take for it.
        '--host-resolver-rules=MAP shop-pc.test 127.0.0.1',
        // What goes with the end of a page has the name of the program otherwise, which without a window is that of a crawler.
        `--user-agent=${devices['Desktop Chrome'].userAgent}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
