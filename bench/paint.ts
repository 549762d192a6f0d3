import { createServer } from 'node:http';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { listen } from '#backend/hosts/node/server.ts';
import { findBrowser } from '../scripts/shared/test-programs.ts';
import { startHost } from './host.ts';
import type { Figure, Section } from './section.ts';
import { visitPage, type Device, type Visit } from './visit-page.ts';

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
  async measure(routes) {
    const host = await startHost('real');
    const floor = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(floorPage);
    });
    const floorUrl = await listen(floor, { host: '127.0.0.1', port: 0 });
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    try {
      const places: Place[] = routes.flatMap((route) =>
        devices.map((device) => ({ route, device, floors: [], visits: [] })),
      );
      for (let round = 1; round <= rounds; round += 1) {
        for (const { route, device, floors, visits } of places) {
          floors.push(await visitPage(browser, device, `${floorUrl}/`));
          visits.push(await visitPage(browser, device, host.url + route));
        }
        // All rounds take ten minutes.
        process.stderr.write(`paint: round ${round} of ${rounds} done\n`);
      }
      return [
        ...devices.map((device) => floorFigure(device, places)),
        ...places.map(paintFigure),
        ...weightFigures(places),
      ];
    } finally {
      await browser.close();
      floor.close();
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

const args = [
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const floorPage = `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The floor</title><h1>A page of one heading</h1>
<p>And of one paragraph, which is what a browser can paint soonest on this machine.</p></html>`;

/** A page on a device, and its visits. */
interface Place {
  readonly route: string;
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

function paintFigure({ route, device, floors, visits }: Place): Figure {
  const [first, largest] = [median(visits, 'firstPaint'), median(visits, 'largestPaint')];
  return {
    name: `${route}, ${device.name}`,
    measured: largest / median(floors, 'largestPaint'),
    unit: 'times',
    goal: { max: device.maxFloors },
    note: `first ${first.toFixed(0)}, largest ${largest.toFixed(0)} ms: ${visits.at(-1)?.largest ?? ''}; ${median(visits, 'kilobytes').toFixed(0)} KB`,
  };
}

function weightFigures(places: readonly Place[]): readonly Figure[] {
  const { homes = [], others = [] } = Object.groupBy(places, ({ route }) =>
    route === '/' ? 'homes' : 'others',
  );
  return [
    ...largestOf('layout shift', places, 'shift', '', 0.01),
    ...largestOf('weight of the home page', homes, 'kilobytes', 'KB', 80),
    ...largestOf('weight of another page', others, 'kilobytes', 'KB', 70),
    ...largestOf('requests', places, 'requests', '', 10),
    ...largestOf('script files', places, 'scripts', '', 1),
    ...largestOf('weight of scripts', places, 'scriptKilobytes', 'KB', 4),
  ];
}

/** Returns the largest of a value, if any page has it, and which page that is. */
function largestOf(
  name: string,
  places: readonly Place[],
  value: NumberOfVisit,
  unit: Figure['unit'],
  max: number,
): readonly Figure[] {
  const values = places.map(({ route, device, visits }) => ({
    note: `${route}, ${device.name}`,
    measured: median(visits, value),
  }));
  const [largest] = values.toSorted((one, other) => other.measured - one.measured);
  return largest ? [{ ...largest, name: `${name}, the most`, unit, goal: { max } }] : [];
}

type NumberOfVisit = Exclude<keyof Visit, 'largest'>;

function median(visits: readonly Visit[], value: NumberOfVisit): number {
  const values = visits.map((visit) => visit[value]).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? NaN;
}
