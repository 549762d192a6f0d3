import type { AppCheckProvider } from '#contract/app-check.ts';
import { firebaseTokens } from '../../app-check/firebase-tokens.ts';
import { proofOfWork, type ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { AppCheckRecords, AppCheckVerifier } from '../../contact/app-check-verifier.ts';
import type { Clock } from '../../contact/clock.ts';

interface ChosenAppCheck {
  readonly appCheck: AppCheckVerifier;
  /** The same, if this site issues the tokens itself. */
  readonly proofOfWork: ProofOfWork | undefined;
}

/** Returns the app check that the settings ask for. */
export function chooseAppCheck(
  provider: AppCheckProvider,
  records: AppCheckRecords,
  clock: Clock,
): ChosenAppCheck {
  if (provider.kind !== 'proof-of-work') {
    const appCheck = firebaseTokens(provider.firebase, records, clock);
    return { appCheck, proofOfWork: undefined };
  }
  const own = proofOfWork(records, clock);
  return { appCheck: own, proofOfWork: own };
}
