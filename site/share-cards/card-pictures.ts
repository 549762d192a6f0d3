import { cardSize, type Box } from './card-size.ts';
import { roadside } from './roadside.ts';

/** What a share card shows beside or below its title. */
export type CardPicture =
  | keyof typeof scenes
  /** One drawing on the right, and perhaps a line over the title that says what it is about. */
  | {
      readonly beside: string;
      /** What of it is shown, where its sheet is wider than the board. */
      readonly part?: Box;
      readonly alt: string;
      readonly kicker?: string;
    }
  /** Drawings on the right, as bricks of a wall, two in a row. */
  | { readonly wall: readonly string[]; readonly alt: string };

const whole: Box = { x: 0, y: 0, ...cardSize };

/** The face of the board by the road: as wide to its height as the drawings of services are. */
const board: Box = { x: 600, y: 74, width: 556, height: 417 };

/** A drawing, the part of it that is shown, in its own measure, and where on the card. */
export interface PlacedDrawing {
  /** One of the site, by file name, or one made for the card. */
  readonly drawing: string | (() => string);
  /** The whole drawing if it is not said. */
  readonly part?: Box;
  readonly at: Box;
}

export interface CardLayout {
  readonly drawings: readonly PlacedDrawing[];
  /** What the picture leaves free for the title. */
  readonly title: Box;
  readonly largest: number;
  readonly alt: string;
  readonly kicker?: string;
}

/** How a picture and the title share the card. */
export function cardLayout(picture: CardPicture): CardLayout {
  if (typeof picture === 'string') return scenes[picture];
  if ('wall' in picture) return wall(picture);
  const { beside, part, alt, kicker } = picture;
  return {
    drawings: [
      { drawing: () => roadside(board), at: whole },
      { drawing: beside, at: board, ...(part && { part }) },
    ],
    title: { x: 60, y: 118, width: 496, height: 320 },
    largest: 64,
    alt,
    ...(kicker !== undefined && { kicker }),
  };
}

function wall({ wall: files, alt }: Extract<CardPicture, { wall: unknown }>): CardLayout {
  const rows = Math.ceil(files.length / 2);
  const height = cardSize.height / rows;
  const width = (height * 4) / 3;
  const left = cardSize.width - 2 * width;
  return {
    drawings: [
      { drawing: () => roadside(), at: whole },
      ...files.map((file, index) => ({
        drawing: file,
        at: { x: left + (index % 2) * width, y: Math.floor(index / 2) * height, width, height },
      })),
    ],
    title: { x: 60, y: 118, width: left - 90, height: 310 },
    largest: 92,
    alt,
  };
}

const scenes = {
  street: {
    drawings: [
      { drawing: 'street-wide.svg', part: { x: 120, y: -95, width: 1600, height: 840 }, at: whole },
    ],
    title: { x: 60, y: 110, width: 700, height: 238 },
    largest: 80,
    alt: 'A street of small shops, with vans and people, that runs on into the Front Range.',
  },
  shops: {
    drawings: [
      { drawing: 'street-wide.svg', part: { x: 226, y: 70, width: 1240, height: 651 }, at: whole },
    ],
    title: { x: 60, y: 112, width: 1000, height: 176 },
    largest: 84,
    alt: 'A bakery, a dentist and an outfitter side by side, with people at their windows.',
  },
  studio: {
    drawings: [
      {
        drawing: 'about-street-wide.svg',
        part: { x: 170, y: -190, width: 1220, height: 640.5 },
        at: whole,
      },
    ],
    title: { x: 60, y: 112, width: 1080, height: 178 },
    largest: 82,
    alt: 'The agency’s studio, between a dentist and a bakery of its street.',
  },
  climb: {
    drawings: [
      {
        drawing: 'process-climb-wide.svg',
        part: { x: 140, y: -263, width: 1300, height: 683 },
        at: whole,
      },
    ],
    title: { x: 60, y: 112, width: 760, height: 280 },
    largest: 88,
    alt: 'A baker and a planner climb from the shop into the foothills, past three waypoints.',
  },
  'empty lot': {
    drawings: [
      { drawing: 'not-found.svg', part: { x: 120, y: -273, width: 1320, height: 693 }, at: whole },
    ],
    title: { x: 60, y: 112, width: 700, height: 220 },
    largest: 96,
    alt: 'An empty lot between number 402 and number 406 of a street of shops.',
  },
} as const satisfies Record<string, CardLayout>;
