import { expect, test } from 'vitest';
import { displayWidth } from './display-width.ts';
import { reportTable } from './report-table.ts';

test('a table aligns names of any width, and leaves out what a terminal obeys', () => {
  const lines = reportTable({
    heads: ['Source', 'Visits', 'Sent'],
    rows: [
      { name: 'google.com', cells: ['1,204', '12'], bar: 1204 },
      { name: '\u001b[31mred\u202e\u0007\nline two', cells: ['301', '2'], bar: 301 },
      { name: '面包店 👩🏽‍🍳', cells: ['10', '0'], bar: 10 },
      { name: 'x'.repeat(200), cells: ['1', '0'], bar: 1 },
      { name: 'not shown', cells: ['1', '0'], bar: 1 },
    ],
    most: 4,
  });
  expect(lines).toEqual([
    '  Source                                          Visits  Sent',
    '  google.com                                       1,204    12  ████████████████',
    '  [31mred line two                                   301     2  ████',
    '  面包店 👩🏽‍🍳                                           10     0  ▏',
    `  ${'x'.repeat(45)}…       1     0  ▏`,
    '  and 1 more',
  ]);
  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80);
});
