import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

const text = 'A sentence of the sample that goes on for a while, and then for a while longer.';
const texts = (...lines: number[]) => lines.map((line) => ({ line, text }));

test('says of each file how many texts there are, and where the first three stand', () => {
  const files = [
    { file: 'team.yaml', texts: texts(4, 4, 7, 9, 11) },
    { file: 'pages/home.yaml', texts: texts(3) },
  ];
  expect(textLines('content', files, false)).toEqual([
    'content/team.yaml: 5 texts, lines 4, 7, 9 …',
    'content/pages/home.yaml: 1 text, line 3',
  ]);
});

test('shows each text with its line if asked to', () => {
  expect(textLines('content', [{ file: 'team.yaml', texts: texts(4, 7) }], true)).toEqual(
    [4, 7].map(
      (line) =>
        `content/team.yaml:${line}: “A sentence of the sample that goes on for a while, and then …”`,
    ),
  );
});
