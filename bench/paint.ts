import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import { routesOf } from '#test/e2e/routes-of.ts';
import { findBrowser } from '../scripts/shared/find-browser.ts';
import { startHost } from './host.ts';
import type { Figure, Section } from './section.ts';
import { startStaticServer } from './static-server.ts';
import { visitInTurn, visitPage, type Device, type Visit } from './visit-page.ts';

/** How soon every page is painted, and what it fetches. */
export const paint: Section = {
  name: 'paint',
  question:
    'How soon is a page painted, compared with one of a heading and a paragraph, the floor?',
  notes: [
    'Largest paint on a first visit, divided by that of the floor, which is visited before every page;',
    'medians of five. Applied by the browser: a phone with 150 ms round trips, 1.6 Mbit/s down, 0.75 up,',
    'CPU 4 times slower; a desk with 40 ms and 10 Mbit/s. The first request takes four round trips, others',
    'one. Weights are of compressed bodies, until nothing more is fetched.',
  ],
  async measure() {
    const host = await startHost('real');
    const floor = await startStaticServer(new Map([['index.html', Buffer.from(floorPage)]]));
    const peers = await Promise.all(peerFolders.map(servePeer));
    const executablePath = findBrowser();
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    try {
      const paths = routesOf();
      const pages = [
        ...paths.map((path) => ({ name: path, url: host.url + path, own: true })),
        ...peers.map(({ name, url }) => ({ name, url: `${url}/`, own: false })),
      ];
      const places: Place[] = pages.flatMap((page) =>
        devices.map((device) => ({ page, device, floors: [], visits: [] })),
      );
      for (let round = 1; round <= rounds; round += 1) {
        for (const { page, device, floors, visits } of places) {
          floors.push(await visitPage(browser, device, `${floor.url}/`));
          visits.push(await visitPage(browser, device, page.url));
        }
        // All rounds take ten minutes.
        process.stderr.write(`paint: round ${round} of ${rounds} done\n`);
      }
      const article = paths.find((path) => path.startsWith('/services/post/')) ?? '/about';
      const inTurn = ['/', '/services', article].map((path) => host.url + path);
      return [
        ...devices.map((device) => floorFigure(device, places)),
        ...places.map(paintFigure),
        ...weightFigures(places.filter(({ page }) => page.own)),
        ...(await threePages(browser, inTurn)),
      ];
    } finally {
      await browser.close();
      for (const server of [floor, ...peers]) server.stop();
      await host.stop();
    }
  },
};

const rounds = 5;

interface NamedDevice extends Device {
  readonly name: string;
  /** The goal, in floors. */
  readonly maxFloors: number;
}

const phone: NamedDevice = {
  name: 'phone',
  maxFloors: 1.5,
  window: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  roundTrip: 150,
  download: 1.6,
  upload: 0.75,
  slowdown: 4,
};

const desk: NamedDevice = {
  name: 'desk',
  maxFloors: 1.3,
  window: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
  },
  roundTrip: 40,
  download: 10,
  upload: 10,
  slowdown: 1,
};

const devices = [phone, desk];

const browserArguments = [
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const floorPage = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The floor</title>
  </head>
  <body>
    <h1>A page of one heading</h1>
    <p>And of one paragraph, which is what a browser can paint soonest on this machine.</p>
  </body>
</html>
`;

/** Built sites of others, to measure in the same run: `PEERS=folder,folder`. */
const peerFolders = (process.env.PEERS ?? '').split(',').filter((folder) => folder !== '');

async function servePeer(folder: string) {
  const names = await siteFileNames(folder);
  const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return {
    name: basename(folder),
    ...(await startStaticServer(new Map(await Promise.all(files)))),
  };
}

/** A page on a device, and its visits. */
interface Place {
  readonly page: { readonly name: string; readonly own: boolean; readonly url: string };
  readonly device: NamedDevice;
  /** The visits to the floor, each just before the page. */
  readonly floors: Visit[];
  readonly visits: Visit[];
}

function floorFigure(device: NamedDevice, places: readonly Place[]): Figure {
  const floors = places.filter((place) => place.device === device).flatMap(({ floors }) => floors);
  return {
    name: `the floor, ${device.name}`,
    measured: median(floors, 'largestPaint'),
    unit: 'ms',
  };
}

function paintFigure({ page, device, floors, visits }: Place): Figure {
  const [first, largest] = [median(visits, 'firstPaint'), median(visits, 'largestPaint')];
  return {
    name: `${page.name}, ${device.name}`,
    measured: largest / median(floors, 'largestPaint'),
    unit: 'times',
    ...(page.own && { goal: { max: device.maxFloors } }),
    note: `first ${first.toFixed(0)}, largest ${largest.toFixed(0)} ms: ${visits.at(-1)?.largest ?? ''}`,
  };
}

function weightFigures(places: readonly Place[]): readonly Figure[] {
  const homes = places.filter(({ page }) => page.name === '/');
  const others = places.filter(({ page }) => page.name !== '/');
  return [
    largestOf('layout shift', places, 'shift', '', 0.01),
    largestOf('weight of the home page', homes, 'kilobytes', 'KB', 80),
    largestOf('weight of another page', others, 'kilobytes', 'KB', 70),
    largestOf('requests', places, 'requests', '', 10),
    largestOf('script files', places, 'scripts', '', 1),
    largestOf('weight of scripts', places, 'scriptKilobytes', 'KB', 4),
  ];
}

/** Returns the largest of a value, and names the pages that miss its goal. */
function largestOf(
  name: string,
  places: readonly Place[],
  value: NumberOfVisit,
  unit: Figure['unit'],
  max: number,
): Figure {
  const values = places
    .map(({ page, device, visits }) => ({
      place: `${page.name} ${device.name}`,
      measured: median(visits, value),
    }))
    .toSorted((one, other) => other.measured - one.measured);
  const missing = values.filter(({ measured }) => measured > max);
  const named = missing.slice(0, 3).map(({ place, measured }) => `${place} ${measured.toFixed(3)}`);
  return {
    name: `${name}, the most`,
    measured: values[0]?.measured ?? NaN,
    unit,
    goal: { max },
    note:
      missing.length === 0 ? (values[0]?.place ?? '') : `${missing.length}: ${named.join(', ')}`,
  };
}

/** What three pages fetch one after the other: what they share should come once. */
async function threePages(browser: Browser, urls: readonly string[]): Promise<readonly Figure[]> {
  const context = await browser.newContext(phone.window);
  const visits: Visit[] = [];
  for (const url of urls) visits.push(await visitInTurn(context, phone, url));
  await context.close();
  const figure = (name: string, unit: Figure['unit'], value: NumberOfVisit): Figure => {
    const values = visits.map((visit) => visit[value]);
    const measured = values.reduce((sum, each) => sum + each, 0);
    return { name, measured, unit, note: values.map((each) => each.toFixed(0)).join(' + ') };
  };
  return [
    figure('three pages in turn, phone', 'KB', 'kilobytes'),
    figure('their requests', '', 'requests'),
  ];
}

type NumberOfVisit = Exclude<keyof Visit, 'largest'>;

function median(visits: readonly Visit[], value: NumberOfVisit): number {
  const values = visits.map((visit) => visit[value]).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? NaN;
}
