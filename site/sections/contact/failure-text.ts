import { contactForm } from '#contract/content/content.ts';
import type { EmailMessageFailure } from './sending/email-message-outcome.ts';

/** Why the message was not sent, and what the visitor can do. */
export function failureText({ reason, retryAfterSeconds }: EmailMessageFailure): string {
  const { why, helps, wait } = contactForm.notSent;
  const help =
    retryAfterSeconds === undefined
      ? helps[reason]
      : wait.replace('{duration}', duration(retryAfterSeconds));
  return `${why[reason]} ${help}`;
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour or so';
}
