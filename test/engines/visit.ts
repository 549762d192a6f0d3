import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { HostProcess } from '#test/fixtures/host-process.ts';
import type { Point, Tab } from './tab.ts';

/** A part of a page that a visitor sees. */
export interface Part {
  /** What it is, as a CSS selector. */
  readonly css: string;
  /** Its label or its text. */
  readonly name?: string;
}

/** A visitor of the site with one tab. */
export class Visit {
  readonly tab: Tab;
  readonly host: HostProcess;
  /** Of the window, in pixels. */
  readonly width: number;

  constructor(tab: Tab, host: HostProcess, width: number) {
    this.tab = tab;
    this.host = host;
    this.width = width;
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(this.host.url + path);
  }

  /** Runs a function in the page, which uses nothing of what is around it, and returns its result. */
  run<Args extends readonly unknown[]>(script: (...args: Args) => unknown, ...args: Args) {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ');
    return this.tab.evaluate(`(${script.toString()})(${list})`);
  }

  /** Expects that a function in the page returns a value, sooner or later. */
  async sees<Args extends readonly unknown[]>(
    expected: unknown,
    script: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.run(script, ...args)).toEqual(expected);
  }

  async click(part: Part): Promise<void> {
    const { x, y, isOnTop } = await this.pointIn(part);
    expect(isOnTop, `Something lies over ${JSON.stringify(part)}`).toBe(true);
    await this.tab.press({ x, y });
  }

  /**
   * Scrolls to a part once it is there and at rest, and returns a point in it.
   *
   * @param across how far to the right it is in the part, from 0 to 1
   */
  async pointIn(part: Part, across = 0.5): Promise<Point & { readonly isOnTop: boolean }> {
    let before: unknown;
    const { left, top, width, height, isOnTop } = await vi.waitFor(
      async () => {
        const [last, now] = [before, await this.run(boxOf, part)];
        before = now;
        expect(now, `${JSON.stringify(part)} moves`).toEqual(last);
        return box.parse(now);
      },
      { timeout: 20_000, interval: 150 },
    );
    return { x: left + width * across, y: top + height / 2, isOnTop };
  }
}

const side = z.number();
const box = z.object({ left: side, top: side, width: side, height: side, isOnTop: z.boolean() });

/** A button of this name in a part of the page. */
export function button(name: string, within = ''): Part {
  return { css: `${within} button`, name };
}

/** Runs in the page: scrolls to a part, and returns where it is. */
function boxOf({ css, name }: Part) {
  // The inner text is without what is hidden. WebKit's has no space before a part of it that is out of sight.
  const labelsOf = (element: HTMLElement) =>
    [element.getAttribute('aria-label') ?? element.innerText, element.textContent].map((label) =>
      label.trim().replaceAll(/\s+/g, ' '),
    );
  const part = [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => name === undefined || labelsOf(element).includes(name));
  if (!part) return 'not there';
  const first = part.getBoundingClientRect();
  // On a phone two bars may lie over the lower edge.
  if (first.top < 80 || first.bottom > innerHeight - 130) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = part.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return { left, top, width, height, isOnTop: part.contains(over) || over?.contains(part) };
}
