import type { Picture } from '#contract/content/picture-schema.ts';

/** The size in pixels that social networks and chats ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a share card shows beside or below its title. */
export type CardPicture =
  | keyof typeof scenes
  /** One or two pictures of `content/images/` on boards by the road; the second stands in front. */
  | { readonly boards: readonly Picture[]; readonly alt: string; readonly kicker?: string };

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
  readonly alt: string;
}

/** Returns where the pictures and the title of a card stand. */
export function cardLayout(picture: CardPicture): CardLayout {
  if (typeof picture === 'string') return { boards: [], ...scenes[picture] };
  const { boards, ...texts } = picture;
  const [back, front] = boards;
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

const scenes = {
  street: {
    scene: { file: 'street-wide.svg', from: 120, width: 1600 },
    title: { left: 60, top: 110, width: 700, height: 238 },
    maxTitleSize: 80,
    alt: 'A street of small shops, with vans and people, that runs on into the Front Range.',
  },
  studio: {
    scene: { file: 'about-street-wide.svg', from: 170, width: 1220 },
    title: { left: 60, top: 112, width: 1080, height: 178 },
    maxTitleSize: 82,
    alt: 'The agency’s studio, between a dentist and a bakery of its street.',
  },
  climb: {
    scene: { file: 'process-climb-wide.svg', from: 140, width: 1300 },
    title: { left: 60, top: 112, width: 760, height: 280 },
    maxTitleSize: 88,
    alt: 'A baker and a planner climb from the shop into the foothills, past three waypoints.',
  },
  'empty lot': {
    scene: { file: 'not-found.svg', from: 120, width: 1320 },
    title: { left: 60, top: 112, width: 700, height: 220 },
    maxTitleSize: 96,
    alt: 'An empty lot between number 402 and number 406 of a street of shops.',
  },
} as const satisfies Record<string, Omit<CardLayout, 'boards'>>;
