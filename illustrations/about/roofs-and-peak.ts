/** The line of the mark, on a sheet of 34 x 24: two roofs, then a peak. */
export const roofsAndPeak = 'M1.6 22.6V12H7V7.6h7.8v5L23.4 2l9 20.6';
