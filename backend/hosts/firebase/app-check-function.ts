import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import { proofOfWork } from '../../app-check/proof-of-work.ts';
import type { HostedEndpoints } from './answer-requests.ts';
import { hostedSettings } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';

/** How a page earns its token; nothing, where that is left to Google. */
export function appCheckFunction(): HostedEndpoints {
  const settings = hostedSettings();
  if (settings.appCheck.kind !== 'proof-of-work') return { settings, endpoints: {} };
  const { challenge, token } = appCheckEndpoints(
    proofOfWork(hostedStore.appCheck, Date.now),
    hostedStore.limits,
    settings.siteUrl?.origin,
  );
  return {
    settings,
    endpoints: { [challengeAddress]: { GET: challenge }, [tokenAddress]: { POST: token } },
  };
}
