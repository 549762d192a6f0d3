import { contactForm } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { EmailMessageFailure } from './sending/email-message-outcome.ts';
import { sendingTimeLimit } from './sending/send-email-message.ts';

const text = contactForm.notSent;

/** Why the message was not sent, and what the visitor can do. */
export function failureText({ reason, retryAfterSeconds }: EmailMessageFailure): string {
  if (reason === 'form-changed') return text.formChanged;
  // For the call, and for the plain post after it.
  const seconds = (2 * sendingTimeLimit) / 1000;
  const why = fillSlots(text.reasons[reason], { seconds });
  const remedy =
    retryAfterSeconds === undefined
      ? text.remedies[reason]
      : fillSlots(text.wait, { duration: duration(retryAfterSeconds) });
  return `${why} ${remedy}`;
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const { minute, minutes: several, hour } = text.durations;
  if (minutes <= 1) return minute;
  return minutes < 60 ? fillSlots(several, { count: minutes }) : hour;
}
