import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A window, and the network and processor behind it. */
export interface Device {
  readonly window: BrowserContextOptions;
  /** Of the network, in milliseconds. */
  readonly roundTrip: number;
  /** In Mbit/s. */
  readonly download: number;
  readonly upload: number;
  /** How many times slower its processor is than that of this machine. */
  readonly slowdown: number;
}

export interface Visit {
  /** First and largest contentful paint, in milliseconds after the visitor asked for the page. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What the largest paint showed: a file, or the start of a text. */
  readonly largest: string;
  /** The sum of all layout shifts, which is at least Cumulative Layout Shift. */
  readonly shift: number;
  /** What came over the network until nothing more did. The weight is that of compressed bodies. */
  readonly requests: number;
  readonly kilobytes: number;
  readonly scripts: number;
  readonly scriptKilobytes: number;
}

/** Visits a page with an empty cache, and leaves it alone until nothing more is fetched. */
export async function visitPage(
  browser: Browser,
  { window, roundTrip, download, upload, slowdown }: Device,
  url: string,
): Promise<Visit> {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const network = (urlPattern: string, latency: number) => ({
    urlPattern,
    latency,
    downloadThroughput: (download * 1e6) / 8,
    uploadThroughput: (upload * 1e6) / 8,
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditionsByRule', {
    // The first request of a visit also waits for the name, the connection and TLS. The others share the connection.
    matchedNetworkConditions: [network(url, 4 * roundTrip), network('', roundTrip)],
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  const visit = await page.evaluate(readVisit);
  await context.close();
  return visit;
}

/** Runs in the page. */
async function readVisit(): Promise<Visit> {
  const [navigation] = performance.getEntriesByType('navigation');
  const files = [navigation, ...performance.getEntriesByType('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming,
  );
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const weight = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1024;
  const { paints, shift } = await new Promise<{ paints: LargestContentfulPaint[]; shift: number }>(
    (resolve) => {
      const observed = { paints: [] as LargestContentfulPaint[], shift: 0 };
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry instanceof LargestContentfulPaint) observed.paints.push(entry);
          else if ('value' in entry) observed.shift += Number(entry.value);
        }
      });
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(observed), 100);
    },
  );
  const last = paints.at(-1);
  const file = last?.url.split('/').at(-1) ?? '';
  const text = last?.element?.textContent.trim().slice(0, 24) ?? '';
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    largestPaint: last?.startTime ?? Infinity,
    largest: file === '' ? `“${text}”` : file,
    shift,
    requests: files.length,
    kilobytes: weight(files),
    scripts: scripts.length,
    scriptKilobytes: weight(scripts),
  };
}
