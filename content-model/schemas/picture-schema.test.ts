import { expect, test } from 'vitest';
import { addressName, pictureFile } from './picture-schema.ts';

const schema = pictureFile('The picture', 'service');

test.each([
  'shop.svg',
  'Our_shop-2.jpg',
  'IMG_0142.JPG',
  'a.avif',
  'our shop.jpg',
  'Café & Bar (1).PNG',
  '50% off #1?.WebP',
])('accepts the picture %s', (name) => {
  expect(schema.parse(name)).toBe(name);
});

test.each([
  ['shop.gif', /save it as \.png/],
  ['Our shop.SVG', /rename the file to Our shop\.svg/],
  ['IMG_0142.HEIC', /format of iPhones.*save it as \.jpg/],
  ['../shop.jpg', /write shop\.jpg/],
  ['shop', /a drawing \(\.svg\) or a photo/],
  ['', /a drawing \(\.svg\) or a photo/],
])('says of the picture %j what to do', (name, remedy) => {
  expect(schema.safeParse(name).error?.issues[0]?.message).toMatch(remedy);
});

test.each([
  ['our-shop.jpg', 'our-shop.jpg'],
  ['-our shop-.jpg', 'our-shop.jpg'],
  ['Café & Bar (1).PNG', 'cafe-bar-1.png'],
  ['Łódź Ærø.jpg', 'lodz-aero.jpg'],
  ['50% off #1?.WebP', '50-off-1.webp'],
  ['картина.jpg', 'picture.jpg'],
])('shows the picture %j at an address that ends with %s', (file, name) => {
  expect(addressName(file)).toBe(name);
});
