import type { Request } from 'firebase-functions/https';
import type { CallFailure } from '../../callable/callable.ts';
import { tooManyMessages } from '../../callable/email-message.ts';
import { hostedStore } from './hosted-store.ts';
import { settings } from './submission.ts';

/** Counts a call, and says what it is refused with where it is one too many. */
export async function admitCall(request: Request): Promise<CallFailure | undefined> {
  const wait = await hostedStore.limits.take('call', settings.addressOf(request));
  return wait === undefined ? undefined : tooManyMessages(wait);
}
