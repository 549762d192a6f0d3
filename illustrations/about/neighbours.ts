import { cast } from '../street/cast.ts';

/** The street's baker brings over what is left of the morning. */
export const bakerNextDoor = cast.baker('walk');

/** Who passes the studio, each with a place on the pavement. */
export const neighbours: readonly (readonly [x: number, drawn: string, mirrored: boolean])[] = [
  [880, bakerNextDoor, true],
  [236, cast.patient(), false],
  [1240, cast.elder(), true],
  [1206, cast.girl(), true],
];
