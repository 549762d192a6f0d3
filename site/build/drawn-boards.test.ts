import { expect, test } from 'vitest';
import { readBoards } from '#site/content/name-board.ts';
import { drawnBoards } from './drawn-boards.ts';

const mark = '10 -20 100 40 24 display middle name bakery #FFE6DA #EBCFC2 #A63A20 #8A3322';

test('places a board as the groups around it do', () => {
  const svg = `<svg><g transform="translate(384 648) scale(0.5)"><g data-board="${mark}"/></g></svg>`;
  expect(readBoards(drawnBoards(svg))).toEqual([
    {
      ...{ x: 389, y: 638, width: 50, height: 20, size: 12, text: [389, 50] },
      ...{ font: 'display', anchor: 'middle', shows: 'name', trades: 'bakery' },
      colors: ['#FFE6DA', '#EBCFC2', '#A63A20', '#8A3322'],
      fitted: undefined,
    },
  ]);
});

test('knows from where a fitted text grows', () => {
  const svg = `<svg><g class="fit" style="transform-origin:700px 208px"><g data-board="${mark}"/></g></svg>`;
  expect(readBoards(drawnBoards(svg))).toMatchObject([{ x: 10, fitted: [700, 208] }]);
});

test('finds none in a drawing without marks', () => {
  expect(drawnBoards('<svg><g/></svg>')).toBe('');
});
