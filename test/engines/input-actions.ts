import type { Key, Point } from './tab.ts';

/** A press of the mouse at the first point that ends at the last, as WebDriver and WebDriver BiDi take it. */
export function mousePress(points: readonly Point[]) {
  const moves = points.map(({ x, y }, index) => ({
    ...{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    duration: index === 0 ? 0 : 150,
  }));
  const [first, ...others] = moves;
  const down = { type: 'pointerDown', button: 0 };
  const actions = [first, down, ...others, { ...down, type: 'pointerUp' }];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** The keys that type a text, or one that types nothing. */
export function keyPresses(keys: string) {
  const actions = Array.from(keys).flatMap((key) => {
    const value = key === '\n' ? keyValues.Enter : key;
    return ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** What WebDriver calls the keys that type nothing: https://w3.org/TR/webdriver/#keyboard-actions */
export const keyValues: Readonly<Record<Key, string>> = {
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** An expression whose result, or that of its promise, is the result of `expression` in JSON. */
export function asJson(expression: string): string {
  const toJson = '(value) => JSON.stringify(value ?? null)';
  // Without JavaScript in the page no promise is ever kept.
  return `((value) => value instanceof Promise ? value.then(${toJson}) : (${toJson})(value))(${expression})`;
}
