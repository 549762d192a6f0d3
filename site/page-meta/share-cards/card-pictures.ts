import { billboard } from './billboard.ts';
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
  /** One or two drawings on the right, on boards of which the second stands before the first. */
  | { readonly boards: readonly string[]; readonly alt: string; readonly kicker?: string };

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
  if ('boards' in picture) return boards(picture);
  const { beside, part, alt, kicker } = picture;
  return {
    drawings: [
      { drawing: () => roadside(), at: whole },
      ...onBoard({ drawing: beside, at: board, ...(part && { part }) }),
    ],
    title: { x: 60, y: 118, width: 496, height: 320 },
    largest: 64,
    alt,
    ...(kicker !== undefined && { kicker }),
  };
}

function boards({ boards: files, ...said }: Extract<CardPicture, { boards: unknown }>): CardLayout {
  const [behind, before] = files;
  return {
    drawings: [
      { drawing: () => roadside(), at: whole },
      ...(behind === undefined ? [] : onBoard({ drawing: behind, at: behindBoard })),
      ...(before === undefined ? [] : onBoard({ drawing: before, at: beforeBoard })),
    ],
    title: { x: 60, y: 112, width: 440, height: 330 },
    largest: 72,
    ...said,
  };
}

/** As wide to their height as the pictures of case studies are. */
const behindBoard: Box = { x: 536, y: 36, width: 552, height: 391 };
const beforeBoard: Box = { x: 776, y: 268, width: 384, height: 272 };

function onBoard(picture: PlacedDrawing): readonly PlacedDrawing[] {
  return [{ drawing: () => billboard(picture.at), at: whole }, picture];
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
  bricks: {
    drawings: [
      { drawing: () => roadside(), at: whole },
      {
        drawing: 'website-development.svg',
        part: { x: 0, y: 84, width: 720, height: 396 },
        at: { x: 600, y: 0, width: 600, height: 330 },
      },
      {
        drawing: 'seo-ranking.svg',
        part: { x: 213, y: 132, width: 294, height: 294 },
        at: { x: 600, y: 330, width: 300, height: 300 },
      },
      {
        drawing: 'social-and-email.svg',
        part: { x: 440, y: 235, width: 280, height: 280 },
        at: { x: 900, y: 330, width: 300, height: 300 },
      },
    ],
    title: { x: 60, y: 118, width: 510, height: 400 },
    largest: 92,
    alt: 'Drawings of three services, set as the bricks of a wall: a shop front half blueprint and half open, a pin on a map, and a letter at its mailbox.',
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
