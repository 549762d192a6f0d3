import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stillDrawing } from './still-drawing.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.sun{fill:gold}</style>${inside}</svg>\n`;

test.each([
  ['<circle class="sun" r="4"/>', '<circle class="sun" r="4"/>'],
  [
    '<style>.sun{animation:rise 2s}@keyframes rise{from{opacity:0}to{opacity:1}}.sky{fill:red}</style>',
    '<style>.sun{animation:rise 2s}.sky{fill:red}</style>',
  ],
  [
    '<style>@media (width > 9px){@keyframes rise { 0% { opacity: 0 } } .sun{animation-name: rise}}</style>',
    '<style>@media (width > 9px){ .sun{animation-name: rise}}</style>',
  ],
  ['<path d="M0 0"><animate attributeName="d" to="M1 1"/></path>', '<path d="M0 0"></path>'],
  ['<g><animateTransform type="rotate" to="90"></animateTransform></g>', '<g></g>'],
  ['<g><animateMotion dur="2s"><mpath href="#way"/></animateMotion><path/></g>', '<g><path/></g>'],
  ['<g><set attributeName="x" to="2"/><svg:set to="3" /></g>', '<g></g>'],
])('nothing moves in %s', async (inside, still) => {
  expect(stillDrawing(drawing(inside))).toBe(drawing(still));
  await expect(sharp(Buffer.from(drawing(still))).stats()).resolves.toBeDefined();
});
