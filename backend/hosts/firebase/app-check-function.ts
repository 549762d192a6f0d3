import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { proofOfWorkOnDemand } from '../proof-of-work-on-demand.ts';
import { appCheckAnswers } from '../app-check-answers.ts';
import type { HostedAnswers } from './answer-requests.ts';
import { hostedSettings } from './hosted-settings.ts';
import { hostedLimits, hostedStore } from './hosted-store.ts';
import { platformLog } from './platform-log.ts';

/** How a page earns its token; nothing, where that is left to Google. */
export function appCheckFunction(): HostedAnswers {
  const settings = hostedSettings();
  if (settings.appCheck.kind !== 'proof-of-work') return { settings, answers: {} };
  const proofOfWork = proofOfWorkOnDemand(hostedStore.appCheck, Date.now);
  const { challenge, token } = appCheckAnswers(
    proofOfWork,
    hostedLimits,
    platformLog,
    settings.siteUrl?.origin,
  );
  return {
    settings,
    answers: { [challengeAddress]: { GET: challenge }, [tokenAddress]: { POST: token } },
  };
}
