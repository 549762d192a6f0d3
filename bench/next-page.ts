import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startDevTools, type DevTools } from './dev-tools.ts';
import { startHost } from './host.ts';
import type { Section } from './section.ts';

/** How soon the next page is there, which the browser prepares while the pointer is on its link. */
export const nextPage: Section = {
  name: 'next-page',
  question: 'How soon is the next page there after a click, once the pointer was on its link?',
  notes: [
    'From the home page to the services in a window of 1440 px; medians of five. The page is ready when the',
    'browser switches to the one that it has prepared, and painted at its first frame. The cross-fade delays',
    'that frame, more so on a machine without a graphics card.',
  ],
  async measure() {
    const host = await startHost('real');
    try {
      const changes: PageChange[] = [];
      for (let round = 0; round < 5; round += 1) {
        const devTools = await startDevTools(browserOptions);
        changes.push(await changePage(devTools, `${host.url}/`, '/services'));
        await devTools.stop();
      }
      return [
        { name: 'ready', measured: median(changes, 'ready'), unit: 'ms', goal: { max: 50 } },
        { name: 'painted', measured: median(changes, 'painted'), unit: 'ms' },
      ];
    } finally {
      await host.stop();
    }
  },
};

/** Milliseconds after the click. */
interface PageChange {
  readonly ready: number;
  readonly painted: number;
}

/** Opens a page, moves the pointer onto its link to another, waits until that is prepared, and clicks. */
async function changePage(devTools: DevTools, from: string, to: string): Promise<PageChange> {
  const { send, next } = devTools;
  const tabs = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const targetId = targetsSchema.parse(tabs).targetInfos[0]?.targetId;
  const tab = sessionSchema.parse(await send('Target.attachToTarget', { targetId, flatten: true }));
  const attached = next('Target.attachedToTarget');
  const attachAll = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attachAll, tab.sessionId);
  const page = sessionSchema.parse(await attached).sessionId;
  await send('Page.enable', {}, page);
  await send('Preload.enable', {}, page);
  const loaded = next('Page.loadEventFired');
  await send('Page.navigate', { url: from }, page);
  await loaded;

  const place = await evaluate(
    devTools,
    page,
    `const { x, y, width, height } = document.querySelector('header a[href="${to}"]').getBoundingClientRect();
     return { x: x + width / 2, y: y + height / 2 };`,
  );
  const pointer = (type: string, button?: object) =>
    send('Input.dispatchMouseEvent', { ...placeSchema.parse(place), type, ...button }, page);
  const left = { button: 'left', clickCount: 1 };
  const prerendered = next('Target.attachedToTarget');
  const ready = next('Preload.prerenderStatusUpdated', isReady);
  await pointer('mouseMoved');
  const other = sessionSchema.parse(await prerendered).sessionId;
  await ready;
  await pointer('mousePressed', left);
  const click = Date.now();
  await pointer('mouseReleased', left);
  // The change of pages ends with an animation.
  await sleep(2000);
  const times = await evaluate(
    devTools,
    other,
    `const [{ activationStart }] = performance.getEntriesByType('navigation');
     const [{ startTime }] = performance.getEntriesByName('first-contentful-paint');
     return { ready: performance.timeOrigin + activationStart, painted: performance.timeOrigin + startTime };`,
  );
  const { ready: readyAt, painted } = changeSchema.parse(times);
  return { ready: readyAt - click, painted: painted - click };
}

/** Runs the body of a function in a page. */
async function evaluate({ send }: DevTools, page: string, body: string): Promise<unknown> {
  const parameters = { expression: `(() => { ${body} })()`, returnByValue: true };
  return evaluationSchema.parse(await send('Runtime.evaluate', parameters, page)).result.value;
}

const targetsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) });
const sessionSchema = z.object({ sessionId: z.string() });
const evaluationSchema = z.object({ result: z.object({ value: z.unknown() }) });
const placeSchema = z.object({ x: z.number(), y: z.number() });
const changeSchema = z.object({ ready: z.number(), painted: z.number() });
const statusSchema = z.object({ status: z.string(), prerenderStatus: z.string().optional() });

/** @throws Error if the browser will not prepare the page. */
function isReady(update: unknown): boolean {
  const { status, prerenderStatus = '' } = statusSchema.parse(update);
  if (status === 'Failure') throw new Error(`The page was not prepared: ${prerenderStatus}`);
  return status === 'Ready';
}

function median(changes: readonly PageChange[], value: keyof PageChange): number {
  const values = changes.map((change) => change[value]).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? NaN;
}

const browserOptions = [
  '--window-size=1440,900',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  'about:blank',
];
