import type { AppCheckProvider } from '#contract/app-check.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { AppCheckRecords, AppCheckVerifier } from '../../contact/app-check-verifier.ts';
import type { Clock } from '../../contact/clock.ts';
import { proofOfWorkOnDemand } from '../proof-of-work-on-demand.ts';

export interface ChosenAppCheck {
  readonly appCheck: AppCheckVerifier;
  /** The same, where this site gives out the tokens itself. */
  readonly proofOfWork: ProofOfWork | undefined;
}

/** The app check that the settings ask for. Nothing is loaded of the other. */
export async function chooseAppCheck(
  provider: AppCheckProvider,
  records: AppCheckRecords,
  clock: Clock,
): Promise<ChosenAppCheck> {
  if (provider.kind === 'proof-of-work') {
    const proofOfWork = proofOfWorkOnDemand(records, clock);
    return { appCheck: proofOfWork, proofOfWork };
  }
  const { firebaseTokens } = await import('../../app-check/firebase-tokens.ts');
  return {
    appCheck: firebaseTokens(provider.firebase, records, clock),
    proofOfWork: undefined,
  };
}
