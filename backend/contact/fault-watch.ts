import type { Log } from './log.ts';

/**
 * Waits for work that may fail in any way, and never throws. A fault is logged unless it is the one met before, and
 * that it is over is logged once.
 */
export function faultWatch(
  log: Log,
  facts: Readonly<Record<string, unknown>>,
  sentences: { readonly met: string; readonly over: string },
): (work: Promise<void>) => Promise<void> {
  let faultBefore: string | undefined;
  return async (work) => {
    try {
      await work;
      if (faultBefore !== undefined) log.info(facts, sentences.over);
      faultBefore = undefined;
    } catch (error) {
      const fault = String(error);
      if (fault !== faultBefore) log.error({ err: error, ...facts }, sentences.met);
      faultBefore = fault;
    }
  };
}
