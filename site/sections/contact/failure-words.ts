import type { EmailMessageFailure, FailureReason } from '#site/client/email-message-outcome.ts';

/**
 * Why the message did not go out, and what helps, in the visitor's words.
 *
 * @param firstTry when it was to be sent for the first time, in milliseconds; now, if left out
 */
export function failureWords(
  { reason, retryAfterSeconds }: EmailMessageFailure,
  firstTry: number = Date.now(),
): string {
  return `${why[reason]} ${whatHelps(reason, retryAfterSeconds, firstTry)}`;
}

/** How long the backend takes the same words for the same message, in milliseconds. */
const sameMessageTime = 24 * 60 * 60 * 1000;

/** In place of the words for `offline`, and no longer than these. */
export const backOnlineWords = 'You are back online. Send it now, if you still want to.';

const why: Readonly<Record<FailureReason, string>> = {
  offline: 'You seem to be offline.',
  timeout: 'We waited 15 seconds and heard nothing back.',
  'too-many': 'Too many messages have come from your connection in a short time.',
  unavailable: 'Our mailbox cannot take messages just now. The fault is ours.',
  unauthenticated: 'We could not make sure that this is a person and not a robot.',
  internal: 'Your connection or our server dropped out.',
};

function whatHelps(reason: FailureReason, seconds: number | undefined, firstTry: number): string {
  if (seconds !== undefined) return `Please try again in ${waitWords(seconds)}.`;
  switch (reason) {
    case 'offline':
      return 'You can send it once you are back.';
    case 'timeout':
    case 'internal':
      return Date.now() - firstTry < sameMessageTime
        ? 'You can safely try again: we will not get it twice.'
        : 'You can try again. Should we get it twice, that does no harm.';
    case 'too-many':
    case 'unavailable':
      return 'Please try again in a few minutes.';
    case 'unauthenticated':
      return 'Please try again.';
  }
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour or so';
}
