import { expect, test } from 'vitest';
import { eveningDrawing } from './evening-drawing.ts';

const drawing = (style: string, name = '') =>
  `<svg${name} viewBox="0 0 9 9"><style>${style}</style><path class="sky"/></svg>`;
const day = ':root{--snow:#fff}.sky{fill:red}';
const night = '@media (prefers-color-scheme:dark){:root{--snow:#999}.sky,:root .sea{fill:navy}}';

test('the dark colors have an address', () => {
  expect(eveningDrawing(drawing(day + night))).toBe(
    drawing(
      `${day}${night}:root:target{--snow:#999}:target .sky,:root:target .sea{fill:navy}`,
      ' id="evening"',
    ),
  );
});

test.each([
  ['no dark colors', drawing(day)],
  ['a name of its own', drawing(day + night, ' id="street"')],
  ['no style', '<svg viewBox="0 0 9 9"/>'],
])('a drawing with %s stays as it is', (_, svg) => {
  expect(eveningDrawing(svg)).toBe(svg);
});
