import { expect, test } from 'vitest';
import { cutFaces, overPictures } from './layout-problems.ts';

const whole = { left: 0, top: 0, right: 400, bottom: 200 };
const picture = {
  name: 'a portrait',
  address: '/portrait.svg',
  whole,
  seen: whole,
  focus: undefined,
  within: [],
};
const face = { left: 0.4, top: 0.2, right: 0.5, bottom: 0.6 };

test('a face is cut where a picture shows a part of it, or nothing of a large one', () => {
  expect(cutFaces(picture, [face])).toEqual([]);
  for (const top of [60, 190]) {
    expect(cutFaces({ ...picture, seen: { ...whole, top } }, [face])).toHaveLength(1);
  }
  const passerBy = { left: 0.9, top: 0.9, right: 0.91, bottom: 0.95 };
  expect(cutFaces({ ...picture, seen: { ...whole, right: 362 } }, [passerBy])).toEqual([]);
});

test('the focus of a photo is in sight', () => {
  const photo = { ...picture, focus: [0.5, 0.1] as const };
  expect(cutFaces(photo, [])).toEqual([]);
  expect(cutFaces({ ...photo, seen: { ...whole, top: 60 } }, [])).toHaveLength(1);
});

test('text may stand in the sky of a drawing and in its own figure, but over nothing drawn', () => {
  const shapes = { faces: [], mask: ['....', '..##'] };
  const text = (left: number, top: number, within: number[] = []) => ({
    lines: [{ name: 'Call', box: { left, top, right: left + 50, bottom: top + 20 }, within }],
    controls: [],
  });
  expect(overPictures(text(10, 10), picture, shapes)).toEqual([]);
  expect(overPictures(text(250, 150), picture, shapes)).toHaveLength(1);
  expect(overPictures(text(250, 150, [3]), { ...picture, within: [3] }, shapes)).toEqual([]);
  expect(overPictures(text(10, 10), picture, undefined)).toHaveLength(1);
});
