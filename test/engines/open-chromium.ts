import process from 'node:process';
import { chromium } from '@playwright/test';
import { browserOnThisMachine } from '../../scripts/shared/test-programs.ts';
import { windowHeight, type Tab, type TabOptions } from './tab.ts';

/** Opens a tab of a Chromium of its own, driven by Playwright. */
export async function openChromium({ width, hasJavaScript }: TabOptions): Promise<Tab> {
  const executablePath = browserOnThisMachine();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const viewport = { width, height: windowHeight };
  const page = await browser.newPage({ viewport, javaScriptEnabled: hasJavaScript });
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
    close: () => browser.close(),
  };
}
