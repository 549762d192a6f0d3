import { expect, test } from 'vitest';
import { pictureFile } from './picture-schema.ts';

const schema = pictureFile('The picture', 'service');

test.each([
  'shop.svg',
  'Our_shop-2.jpg',
  'IMG_0142.JPG',
  'IMG_0142.JPEG',
  'a.b.png',
  'a.webp',
  'a.avif',
])('accepts the picture %s', (name) => {
  expect(schema.parse(name)).toBe(name);
});

test.each([
  ['our shop.jpg', /rename the file to our-shop\.jpg, and write that here/],
  ['Café & Bar.PNG', /rename the file to Cafe-Bar\.png,/],
  ['shop.WebP', /rename the file to shop\.webp,/],
  ['shop (1).jpg', /rename the file to shop-1\.jpg,/],
  ['IMG_0142.HEIC', /format of iPhones.*save it as \.jpg/],
  ['images/shop.jpg', /searched for in images\/ only: write shop\.jpg/],
  ['../shop.jpg', /write shop\.jpg/],
  ['shop', /a drawing \(\.svg\) or a photo/],
  ['-our shop-.jpg', /rename the file to our-shop\.jpg,/],
  ['shop.HEIF', /save it as \.jpg/],
  ['shop.xheic', /a drawing \(\.svg\) or a photo/],
  ['shop.jpgs', /a drawing \(\.svg\) or a photo/],
  ['', /a drawing \(\.svg\) or a photo/],
])('says of the picture %j what to do', (name, remedy) => {
  expect(schema.safeParse(name).error?.issues).toMatchObject([
    { message: expect.stringMatching(remedy) },
  ]);
});
