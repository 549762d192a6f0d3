import process from 'node:process';
import { chromium, firefox, type Browser } from '@playwright/test';
import { browserOnThisMachine, programOf } from '../../scripts/shared/test-programs.ts';
import { windowHeight, type Tab, type TabOptions } from './tab.ts';

/** Opens a tab of a Chromium of its own. */
export async function openChromium(options: TabOptions): Promise<Tab> {
  const executablePath = browserOnThisMachine();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return openTab(browser, options, options.hasJavaScript);
}

/** Opens a tab of the Firefox of this machine, which Playwright drives by WebDriver BiDi. */
export async function openFirefox(options: TabOptions): Promise<Tab> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: programOf('firefox-esr') ?? 'firefox',
    firefoxUserPrefs: { 'javascript.enabled': options.hasJavaScript },
  });
  return openTab(browser, options, true);
}

async function openTab(
  browser: Browser,
  { width }: TabOptions,
  javaScriptEnabled: boolean,
): Promise<Tab> {
  const viewport = { width, height: windowHeight };
  const page = await browser.newPage({ viewport, javaScriptEnabled });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  // Firefox says this to its own console only.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The policy ${effectiveDirective} blocks ${blockedURI}`);
    });
  });
  return {
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async press(...points) {
      for (const [index, { x, y }] of points.entries()) {
        await page.mouse.move(x, y, { steps: 5 });
        if (index === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    problems: () => problems,
    close: () => browser.close(),
  };
}
