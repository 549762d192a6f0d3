/** Milliseconds since 1970. */
export type Clock = () => number;

/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;
