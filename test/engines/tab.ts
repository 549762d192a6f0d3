/** A browser that tests drive. */
export interface Engine {
  readonly openTab: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface TabOptions {
  /** Of the window inside, in pixels. */
  readonly width: number;
  readonly hasJavaScript: boolean;
}

/** The window of a visitor for whom nothing is stored from before. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** Runs an expression in the page, and returns what it or its promise results in: something that JSON can hold. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses the mouse at the first point, moves it through the others, and lets go. */
  readonly press: (...points: readonly Point[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** The errors and warnings on the console so far. */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** In pixels from the left and top of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** An expression whose result, or that of its promise, is the result of `expression` in JSON. */
export function asJson(expression: string): string {
  const toJson = '(value) => JSON.stringify(value ?? null)';
  // Without JavaScript in the page no promise is ever kept.
  return `((value) => value instanceof Promise ? value.then(${toJson}) : (${toJson})(value))(${expression})`;
}

/** The height of every window, in pixels. */
export const windowHeight = 844;
