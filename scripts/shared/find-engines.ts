import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What drives an engine beside Chromium: the Debian package, and its program by the names it has on PATH. */
const programs = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  // WebKit's window needs a screen.
  xvfb: ['Xvfb'],
} as const;

const engines = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const satisfies Record<string, readonly Package[]>;

type Package = keyof typeof programs;

type EngineName = keyof typeof engines;

/** The engines beside Chromium that can be driven on this machine. */
export function enginesOnThisMachine(): readonly EngineName[] {
  return (['firefox', 'webkit'] as const).filter((name) =>
    engines[name].every((needed) => programOf(needed) !== undefined),
  );
}

/** The Debian packages that the engines need and this machine lacks. */
export function missingPackages(): readonly Package[] {
  return Object.values(engines)
    .flat()
    .filter((needed) => programOf(needed) === undefined);
}

/** Returns the path of the program of a package; `undefined` where it is not installed. */
export function programOf(name: Package): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs[name].map((program) => join(folder, program)))
    .find((path) => existsSync(path));
}
