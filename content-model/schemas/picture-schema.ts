import { z } from 'zod';
import { closestName } from '../problems/did-you-mean.ts';
import { latinLetters } from '../latin-letters.ts';
import { entries, group, list, reference, text } from './text-schema.ts';

/** How a photo is encoded for a place on the pages. */
export interface PicturePlace {
  /** The width and height that it is cropped to, as a ratio. Without one it keeps its own shape. */
  readonly shape?: readonly [number, number];
  /** In pixels, from narrow to wide. A photo must have the first one after it is cropped. */
  readonly widths: readonly [number, ...number[]];
}

/** The places that pictures have on the pages. The sample drawings have these shapes. */
export const picturePlaces = {
  homeWide: { shape: [5, 2], widths: [960, 1440, 1920, 2560] },
  homeTablet: { shape: [8, 5], widths: [600, 960, 1440, 1920] },
  homePhone: { shape: [1, 1], widths: [480, 800, 1200] },
  pageWide: { shape: [3, 1], widths: [960, 1440, 1920, 2560] },
  pagePhone: { shape: [4, 3], widths: [480, 800, 1200, 1600] },
  skyline: { shape: [16, 1], widths: [960, 1440, 1920, 2560] },
  signStreet: { shape: [32, 5], widths: [960, 1440, 1920, 2560] },
  footer: { shape: [4, 1], widths: [960, 1440, 1920, 2560] },
  portrait: { shape: [6, 7], widths: [480, 800, 1200] },
  avatar: { shape: [1, 1], widths: [96, 192] },
  caseStudy: { shape: [24, 17], widths: [640, 960, 1440, 1920] },
  service: { shape: [4, 3], widths: [640, 960, 1440, 1920] },
  point: { shape: [21, 10], widths: [480, 800, 1200] },
  step: { shape: [8, 9], widths: [480, 800, 1200] },
  answer: { shape: [32, 21], widths: [480, 800, 1200] },
  article: { widths: [480, 800, 1200, 1600] },
} as const satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof picturePlaces;

/** What the YAML says of one picture. */
export interface Picture {
  readonly image: string;
  readonly focus?: Focus | undefined;
}

/** A point of a picture, as parts of its width and height. */
export type Focus = readonly [number, number];

/** The name of a drawing or a photo in `images/`. */
export const pictureName =
  /^[^/\\<>]+\.(?:svg|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

const fileName = z.string().regex(pictureName, {
  error: ({ input }) => pictureNameProblem(String(input)),
});

/** The name of a file in `images/`, and where it is shown. */
export function pictureFile(meaning: string, place: PicturePlaceName) {
  return fileName.meta({ description: meaning, place });
}

const part = z.number().min(0).max(1);

export const focus = z
  .tuple([part, part])
  .optional()
  .describe(
    'The point of a photo that stays in sight where it is cropped: [0.5, 0.3] is half its width and 0.3 of its height',
  );

/** The fields of a picture that stands beside other fields of an entry. */
export function pictureFields(place: PicturePlaceName) {
  return {
    image: pictureFile('The picture: the name of a drawing (.svg) or a photo in images/', place),
    alt: text('What the picture shows, for people who cannot see it', 400).min(20),
    focus,
  };
}

/** The same, with a picture from before. */
export function comparedPictureFields(place: PicturePlaceName) {
  return {
    ...pictureFields(place),
    before: group(
      'The same before, under a divider that visitors move',
      pictureFields(place),
    ).optional(),
  };
}

function otherFile(windows: string, place: PicturePlaceName) {
  return pictureFile(
    `Another file for ${windows}. Without it, a photo is cropped, and a drawing is shown whole`,
    place,
  ).optional();
}

/** The large picture of a page, under its heading. */
export const pagePicture = group('The large picture under the heading', {
  ...pictureFields('pageWide'),
  phone: otherFile('narrow windows', 'pagePhone'),
});

/** The low picture along the lower edge of a page's head. It says nothing that a text alternative could. */
export const skyline = group('The low picture under the heading. Leave it out for none', {
  image: pictureFile('A drawing (.svg) or photo, 16 times as wide as it is high', 'skyline'),
  focus,
}).optional();

/** The picture beside the text of a page that answers a message, and on the privacy page. */
export const answerPicture = group('The picture beside the text', pictureFields('answer'));

/** The picture at the end of every page. It says nothing that a text alternative could. */
export const footerPicture = group('The picture at the end of every page. Leave it out for none', {
  image: pictureFile('A wide and low drawing (.svg) or photo in images/', 'footer'),
  focus,
}).optional();

/** A rectangle in the units of a drawing. */
const area = z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]);

/** The large picture of the home page. */
export const homePicture = group('The large picture of the first screen', {
  ...pictureFields('homeWide'),
  tablet: otherFile('windows of a tablet’s width', 'homeTablet'),
  phone: otherFile('phones', 'homePhone'),
  doors: entries(
    'Where the shops of a drawing stand, which then lead to the pages of their trades',
    {
      trade: reference('trade', 'The name of its file in trades/, without .md').meta({
        isUnique: true,
      }),
      at: area.describe('The shop in the drawing: left, top, width and height, in its own units'),
      windows: list('What lights up when a pointer comes to the shop', area),
    },
  ).optional(),
});

/** Says what is wrong with the name of a picture, and what to do about it. */
export function pictureNameProblem(name: string): string {
  const file = name.replace(/^.*[/\\]/, '');
  if (/\.hei[cf]$/i.test(file)) {
    return 'is a photo in the format of iPhones, which browsers do not show: save it as .jpg';
  }
  if (/\.gif$/i.test(file)) {
    return 'is a GIF, which is large and cannot be paused: save it as .png, or draw it as an .svg that moves';
  }
  if (pictureName.test(file)) return `is searched for in images/ only: write ${file}`;
  return /\.svg$/i.test(file)
    ? `must end with .svg: rename the file to ${file.replace(/\.svg$/i, '.svg')}, and write that here`
    : 'must be the name of a drawing (.svg) or a photo (.jpg, .png, .webp or .avif) in images/: our-shop.jpg. Save a picture of another format as one of these';
}

/** Returns the name of a picture in the addresses of the site: `cafe-1.jpg` for `Café (1).JPG`. */
export function addressName(file: string): string {
  const name = latinLetters(file)
    .replaceAll(/[^\w.]+/g, '-')
    .replace(/^-|-(?=\.\w+$)/g, '')
    .toLowerCase();
  return name.startsWith('.') ? `picture${name}` : name;
}

/** The end of a sentence about a file that there is not: one with almost the same name, to ask for. */
export function similarFile(name: string, files: readonly string[]): string {
  const plain = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');
  const similar = files.find((file) => plain(file) === plain(name)) ?? closestName(name, files);
  return similar === undefined ? '' : `. Did you mean ${similar}?`;
}
