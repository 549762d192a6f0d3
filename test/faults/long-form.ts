import process from 'node:process';

/** Whether this is `npm run test:faults`, which takes its time. */
export const isLongForm = process.env.FAULTS === 'long';
