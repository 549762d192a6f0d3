/** For what has to come at some time, on a machine that runs much else. It only ends what hangs. */
export const patience = { timeout: 300_000, interval: 100 };
