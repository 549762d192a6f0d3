import type { Clock } from './clock.ts';

export interface RetentionClock {
  /** Looks at both clocks. Between two looks any number of jumps is one. */
  readonly look: () => RetentionMoment;
}

export interface RetentionMoment {
  /** The wall clock's, in milliseconds since 1970; `undefined` where nothing may be forgotten by it. */
  readonly now: number | undefined;
  /** By how many milliseconds the wall clock has jumped since the last look, where it has. */
  readonly jumpedBy: number | undefined;
}

/**
 * A wall clock that is believed once it has gone as fast as the `steady` one (any start, never set, as
 * `performance.now`) for {@link agreementTime} since the first look or the last jump. A machine that
 * starts in the wrong year and is put right, or the other way round, makes every message look years
 * old for a while, and what is forgotten then cannot be brought back.
 */
export function retentionClock(wall: Clock, steady: Clock): RetentionClock {
  let agreement: { readonly distance: number; readonly since: number } | undefined;
  return {
    look() {
      const now = wall();
      const steadyNow = steady();
      const distance = now - steadyNow;
      const jump = agreement === undefined ? 0 : distance - agreement.distance;
      const hasJumped = Math.abs(jump) > tolerance;
      if (agreement === undefined || hasJumped) agreement = { distance, since: steadyNow };
      return {
        now: steadyNow - agreement.since >= agreementTime ? now : undefined,
        jumpedBy: hasJumped ? jump : undefined,
      };
    },
  };
}

/** In milliseconds. Time servers are asked within minutes of a start, and a person may be looking. */
export const agreementTime = 60 * 60 * 1000;

/** In milliseconds. Clocks that nobody sets drift by a second or two in an hour. */
const tolerance = 60 * 1000;
