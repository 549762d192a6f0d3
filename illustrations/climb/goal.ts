import { exampleWeeks } from '../charts/example-weeks.ts';

/** What the made-up shop of the drawings wants to reach: so many calls a week. */
export const goalOfTheExample = 30;

/** The calls of its first twelve weeks: the three months of the introductory period. */
export const callsOfTheExample: readonly number[] = exampleWeeks.calls.weeks;
