import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { browserOnThisMachine } from '../../scripts/shared/test-programs.ts';
import { windowHeight, type Engine, type Tab, type TabOptions } from './tab.ts';

/** Starts Chromium, driven by Playwright. */
export async function launchChromium(): Promise<Engine> {
  const executablePath = browserOnThisMachine();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { openTab: (options) => openTab(browser, options), close: () => browser.close() };
}

async function openTab(browser: Browser, { width, hasJavaScript }: TabOptions): Promise<Tab> {
  const viewport = { width, height: windowHeight };
  const context = await browser.newContext({ viewport, javaScriptEnabled: hasJavaScript });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
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
    problems: () => Promise.resolve(problems),
    close: () => context.close(),
  };
}
