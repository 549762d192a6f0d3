import type { EmailMessageFailure, FailureReason } from './sending/email-message-outcome.ts';

/** Why the message was not sent, and what the visitor can do. */
export function failureText({ reason, retryAfterSeconds }: EmailMessageFailure): string {
  const help =
    retryAfterSeconds === undefined
      ? whatHelps[reason]
      : `Please try again in ${duration(retryAfterSeconds)}.`;
  return `${why[reason]} ${help}`;
}

/** Replaces the text for `offline`, and is no longer, so that nothing below it moves. */
export const backOnlineText = 'You are back online. Send it now, if you still want to.';

const why: Readonly<Record<FailureReason, string>> = {
  offline: 'You seem to be offline.',
  timeout: 'We waited 15 seconds and heard nothing back.',
  'too-many': 'Too many messages have come from your connection in a short time.',
  unavailable: 'Our mailbox cannot take messages just now. The fault is ours.',
  unauthenticated: 'We could not make sure that this is a person and not a robot.',
  internal: 'Your connection or our server dropped out.',
};

/** The backend stores the same message only once a day. */
const safeToRetry = 'You can safely try again: we will not get it twice.';

const whatHelps: Readonly<Record<FailureReason, string>> = {
  offline: 'You can send it once you are back.',
  timeout: safeToRetry,
  'too-many': 'Please try again in a few minutes.',
  unavailable: 'Please try again in a few minutes.',
  unauthenticated: 'Please try again.',
  internal: safeToRetry,
};

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour or so';
}
