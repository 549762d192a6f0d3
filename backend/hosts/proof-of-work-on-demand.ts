import type { ProofOfWork } from '../app-check/proof-of-work.ts';
import type { AppCheckRecords } from '../contact/app-check-verifier.ts';
import type { Clock } from '../contact/clock.ts';

/**
 * App check, loaded when the first visitor writes: readers alone, which is most of the day, need none
 * of it. A load that failed is tried again.
 */
export function proofOfWorkOnDemand(records: AppCheckRecords, clock: Clock): ProofOfWork {
  let loading: Promise<ProofOfWork> | undefined;
  const load = () =>
    (loading ??= import('../app-check/proof-of-work.ts')
      .then(({ proofOfWork }) => proofOfWork(records, clock))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  return {
    challenge: async () => (await load()).challenge(),
    exchange: async (solved, address) => (await load()).exchange(solved, address),
    accepts: async (token, address) => (await load()).accepts(token, address),
  };
}
