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

/** Keys pressed one after the other. */
export function keyPresses(keys: readonly string[]) {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
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

/** The keys that type a text. */
export function keysOf(text: string): readonly string[] {
  return Array.from(text, (letter) => (letter === '\n' ? keyValues.Enter : letter));
}
