import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { proofOfWorkOnDemand } from '../proof-of-work-on-demand.ts';
import { appCheckAnswers, solutionLimit } from '../app-check-answers.ts';
import type { HostedAnswers } from './answer-requests.ts';
import { hostedSettings } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog } from './platform-log.ts';

/** How a page earns its token; nothing, where that is left to Google. */
export function appCheckFunction(): HostedAnswers {
  const settings = hostedSettings();
  const bodyLimit = solutionLimit;
  if (settings.appCheck.kind !== 'proof-of-work') return { settings, bodyLimit, answers: {} };
  const proofOfWork = proofOfWorkOnDemand(hostedStore.appCheck, Date.now);
  const { challenge, token } = appCheckAnswers(
    proofOfWork,
    hostedStore.limits,
    platformLog,
    settings.siteUrl?.origin,
  );
  return {
    settings,
    bodyLimit,
    answers: { [challengeAddress]: { GET: challenge }, [tokenAddress]: { POST: token } },
  };
}
