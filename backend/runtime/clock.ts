/** Milliseconds since 1970. */
export type Clock = () => number;

/** In milliseconds, as the next two. */
export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;
