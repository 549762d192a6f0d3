import type { DeliveryDependencies, DeliverySignals } from './deliver-letters.ts';
import { deliverLetters } from './deliver-letters.ts';

export interface DeliveryWorker {
  /** Looks for due letters now rather than at the next round. */
  readonly wake: () => void;
  /**
   * Stops for good. Nothing new is begun; what is on its way has `graceTime` to arrive, is broken
   * off then, and stays due.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers due letters every `roundTime` milliseconds and whenever it is woken, one pass at a time.
 * The first pass starts at once. A pass that fails is logged, and the next round tries again; the
 * same fault round after round is logged once, and once more when it is over.
 */
export function startDeliveryWorker(
  dependencies: DeliveryDependencies,
  roundTime = 5000,
): DeliveryWorker {
  const stop = new AbortController();
  const abandon = new AbortController();
  let passes: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let fault: string | undefined;

  async function runPasses(): Promise<void> {
    do {
      wokenMeanwhile = false;
      const signals = { stop: stop.signal, abandon: abandon.signal };
      fault = await pass(dependencies, signals, fault);
    } while (isWoken());
    passes = undefined;
  }

  // Read through a function: it changes while a pass is awaited.
  const isWoken = () => wokenMeanwhile && !stop.signal.aborted;

  function wake(): void {
    if (stop.signal.aborted) return;
    wokenMeanwhile = true;
    passes ??= runPasses();
  }

  const timer = setInterval(wake, roundTime);
  wake();

  return {
    wake,
    async stop() {
      clearInterval(timer);
      stop.abort();
      const impatience = setTimeout(() => abandon.abort(), graceTime);
      await passes;
      clearTimeout(impatience);
    },
  };
}

/** In milliseconds; well within the 10 s a host has to stop. */
const graceTime = 4000;

/** Answers the fault it met, knowing the one of the pass before. */
async function pass(
  dependencies: DeliveryDependencies,
  signals: DeliverySignals,
  faultBefore: string | undefined,
): Promise<string | undefined> {
  const { log } = dependencies;
  try {
    await deliverLetters(dependencies, signals);
    if (faultBefore !== undefined) log.info({}, 'letters are delivered again');
    return undefined;
  } catch (error) {
    const fault = String(error);
    if (fault !== faultBefore) {
      log.error(
        { err: error },
        'letters cannot be delivered, and are tried again every few seconds',
      );
    }
    return fault;
  }
}
