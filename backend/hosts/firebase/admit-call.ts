import type { Request } from 'firebase-functions/https';
import { admitCall } from '../../http/callable.ts';
import type { WireResponse } from '../../http/json-answers.ts';
import { requestHead } from './express-wire.ts';
import { hostedStore } from './hosted-store.ts';
import { settings } from './submission.ts';

/** Takes the limit of a call; see `Endpoint.admit`. */
export function admitHostedCall(request: Request): Promise<WireResponse | undefined> {
  return admitCall(hostedStore.limits, requestHead(request), settings.addressOf(request));
}
