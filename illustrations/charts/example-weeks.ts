/** Twelve weeks of a business that does not exist: the roofs are drawn from them. */
export interface ExampleWeeks {
  /** On the building's sign. */
  readonly label: 'Visits' | 'Calls' | 'Bookings';
  /** What one week's number counts. */
  readonly unit: string;
  /** Oldest first. */
  readonly weeks: readonly [number, ...number[]];
}

export const exampleWeeks = {
  visits: {
    label: 'Visits',
    unit: 'visits a week',
    weeks: [180, 176, 184, 190, 187, 195, 203, 198, 200, 209, 206, 214],
  },
  calls: {
    label: 'Calls',
    unit: 'calls a week',
    weeks: [26, 25, 27, 26, 28, 27, 29, 30, 28, 29, 30, 31],
  },
  bookings: {
    label: 'Bookings',
    unit: 'bookings a week',
    weeks: [15, 14, 16, 15, 17, 16, 16, 18, 17, 18, 17, 19],
  },
} as const satisfies Record<string, ExampleWeeks>;
