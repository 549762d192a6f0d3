import type { Picture } from '#content-model/schemas/picture-schema.ts';

/** The size in pixels that social networks and chats ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a share card shows beside or below its title. */
export interface CardPicture {
  /** One or two pictures on boards by the road; the second stands in front. A sample street is the scene. */
  readonly boards: readonly Picture[];
  readonly kicker?: string;
}

/** A part of a card, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CardLayout {
  /** A wide picture along the bottom edge, and the part of it that the card's width shows. */
  readonly scene: { readonly file: string; readonly from: number; readonly width: number };
  readonly boards: readonly (Box & Picture)[];
  readonly title: Box;
  readonly maxTitleSize: number;
  readonly kicker?: string;
}

/** Returns where the pictures and the title of a card stand. */
export function cardLayout({ boards, ...texts }: CardPicture): CardLayout {
  const [back, front] = boards;
  const scene = back && front === undefined ? scenes[back.image] : undefined;
  if (scene !== undefined) return { boards: [], ...scene, ...texts };
  const road = { file: 'share/roadside.svg', from: 0, width: cardSize.width };
  if (back !== undefined && front !== undefined) {
    return {
      scene: road,
      boards: [
        { ...back, left: 536, top: 36, width: 552, height: 391 },
        { ...front, left: 776, top: 268, width: 384, height: 272 },
      ],
      title: { left: 60, top: 112, width: 440, height: 330 },
      maxTitleSize: 72,
      ...texts,
    };
  }
  return {
    scene: road,
    boards: back === undefined ? [] : [{ ...back, left: 600, top: 74, width: 556, height: 417 }],
    title: { left: 60, top: 118, width: 496, height: 320 },
    maxTitleSize: 64,
    ...texts,
  };
}

/** The wide sample drawings fill the card, each with its part that leaves sky for a title. */
const scenes: Readonly<Record<string, Omit<CardLayout, 'boards'> | undefined>> = {
  'street-wide.svg': {
    scene: { file: 'street-wide.svg', from: 120, width: 1600 },
    title: { left: 60, top: 110, width: 700, height: 238 },
    maxTitleSize: 80,
  },
  'about-street-wide.svg': {
    scene: { file: 'about-street-wide.svg', from: 170, width: 1220 },
    title: { left: 60, top: 112, width: 1080, height: 178 },
    maxTitleSize: 82,
  },
  'process-climb-wide.svg': {
    scene: { file: 'process-climb-wide.svg', from: 140, width: 1300 },
    title: { left: 60, top: 112, width: 760, height: 280 },
    maxTitleSize: 88,
  },
  'not-found.svg': {
    scene: { file: 'not-found.svg', from: 120, width: 1320 },
    title: { left: 60, top: 112, width: 700, height: 220 },
    maxTitleSize: 96,
  },
};
