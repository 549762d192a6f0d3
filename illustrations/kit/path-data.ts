import { num } from './svg.ts';

/** A step of a path, in absolute positions: `numbers` are as many as `command`, a small letter, takes. */
interface Segment {
  readonly command: string;
  readonly numbers: readonly number[];
}

/**
 * Writes path data in its shortest form: relative steps between positions in tenths, so that what is
 * rounded does not add up.
 */
export function shortPathData(data: string): string {
  const inTenths = (value: number) => Math.round(value * 10) / 10;
  let [written, last] = ['', ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const segments = segmentsOf(data);
  segments.forEach(({ command, numbers }, index) => {
    if (command === 'z') {
      [written, last, x, y] = [`${written}z`, 'z', startX, startY];
      return;
    }
    const isArc = command === 'a';
    const steps = numbers.map((value, at) =>
      isArc && at < 5 ? value : inTenths(value) - (at % 2 === (isArc ? 1 : 0) ? x : y),
    );
    const [toX, toY] = [inTenths(numbers.at(-2) ?? 0), inTenths(numbers.at(-1) ?? 0)];
    const isClosing =
      command === 'l' && toX === startX && toY === startY && segments[index + 1]?.command === 'z';
    if (isClosing) return;
    const level = command !== 'l' ? '' : toY === y ? 'h' : toX === x ? 'v' : '';
    const letter = level === '' ? command : level;
    const values = level === 'h' ? [toX - x] : level === 'v' ? [toY - y] : steps;
    const isRepeated = letter !== 'm' && (letter === last || (letter === 'l' && last === 'm'));
    written = joined(written + (isRepeated ? '' : letter), values);
    [last, x, y] = [letter, toX, toY];
    if (command === 'm') [startX, startY] = [x, y];
  });
  return written;
}

/** Reads path data. */
export function segmentsOf(data: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let command = letter.toLowerCase();
    const isRelative = letter === command;
    const count = COUNTS[command];
    if (count === undefined) throw new Error(`Unknown path command ${letter} in ${data}`);
    if (command === 'z') {
      [x, y] = [startX, startY];
      segments.push({ command, numbers: [] });
    }
    for (let from = 0; count > 0 && from < values.length; from += count) {
      const given = values.slice(from, from + count);
      const [offsetX, offsetY] = isRelative ? [x, y] : [0, 0];
      const numbers =
        command === 'h'
          ? [(given[0] ?? 0) + offsetX, y]
          : command === 'v'
            ? [x, (given[0] ?? 0) + offsetY]
            : command === 'a'
              ? [...given.slice(0, 5), (given[5] ?? 0) + offsetX, (given[6] ?? 0) + offsetY]
              : given.map((value, at) => value + (at % 2 === 0 ? offsetX : offsetY));
      [x, y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
      segments.push({ command: 'hv'.includes(command) ? 'l' : command, numbers });
      if (command === 'm') {
        [startX, startY] = [x, y];
        command = 'l';
      }
    }
  }
  return segments;
}

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

function joined(start: string, values: readonly number[]): string {
  return values.reduce((written, value) => {
    const next = num(value).replace(/^(-?)0\./, '$1.');
    const needsSpace =
      /\d$/.test(written) &&
      !next.startsWith('-') &&
      !(next.startsWith('.') && /\.\d+$/.test(written));
    return `${written}${needsSpace ? ' ' : ''}${next}`;
  }, start);
}
