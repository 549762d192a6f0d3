import type { Point } from '../kit/svg.ts';

/**
 * The profile of the process, the same in every picture of it: level on the street, three
 * shoulders for three months, and a saddle on which it goes on level.
 */
export function climbPath({ left, right, top, bottom }: ClimbBox): ClimbPath {
  const place = ([along, up]: Point): Point => [
    left + (right - left) * along,
    bottom - (bottom - top) * up,
  ];
  return {
    line: PROFILE.map(place),
    waypoints: [place(DOOR), place(TRAIL), place(SADDLE)],
    months: [place(FIRST), place(SECOND), place(THIRD)],
  };
}

/** The climb of the process page, fitted into a box. */
export interface ClimbPath {
  /** The one line: from the shop's door, over the foothills, along the saddle. */
  line: readonly Point[];
  /** Where the line passes the goal, the introductory period and time to market. */
  waypoints: readonly [goal: Point, introduction: Point, market: Point];
  /** Where each month of the introductory period ends. */
  months: readonly [Point, Point, Point];
}

/** The box of a {@link ClimbPath}: the street's level is `bottom`, the saddle's is `top`. */
export interface ClimbBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// How far along, how far up.
const DOOR: Point = [0, 0];
const FIRST: Point = [0.285, 0.34];
const TRAIL: Point = [0.34, 0.29];
const SECOND: Point = [0.43, 0.6];
const THIRD: Point = [0.565, 0.86];
const SADDLE: Point = [0.7, 1];

const PROFILE: readonly Point[] = [
  DOOR,
  [0.125, 0],
  [0.165, 0.1],
  [0.19, 0.11],
  [0.245, 0.31],
  FIRST,
  TRAIL,
  [0.392, 0.56],
  SECOND,
  [0.472, 0.57],
  [0.525, 0.82],
  THIRD,
  [0.6, 0.84],
  [0.648, 0.99],
  SADDLE,
  [0.83, 1],
  [0.885, 0.93],
  [0.94, 0.94],
  [1, 0.88],
];
