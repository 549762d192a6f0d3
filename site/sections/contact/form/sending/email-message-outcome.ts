import type { ContactFormFailure } from '#contract/analytics-events.ts';
import { property } from './property.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';

/** How sending a contact message ended. The visitor learns of every case. */
export type EmailMessageOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  /** There is no token, or none that the backend takes: nothing is stored. The plain form needs none. */
  | { readonly kind: 'unchecked' }
  | EmailMessageFailure;

export interface EmailMessageFailure {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** How long to wait before another try, in seconds, where the backend said so. */
  readonly retryAfterSeconds?: number;
}

/** `form-changed`: another release has another form, so the visitor cannot fix the fields. */
export type FailureReason =
  | Exclude<ContactFormFailure, 'invalid' | 'unauthenticated'>
  | 'form-changed';

/** Reads the callable's answer. Anything but an id is an error of ours. */
export function outcomeOfAnswer(data: unknown): EmailMessageOutcome {
  const id = property(data, 'id');
  return typeof id === 'string' && id !== ''
    ? { kind: 'sent', id }
    : { kind: 'failed', reason: 'internal' };
}

/** Reads the error of the SDK, which calls a broken connection `internal`, like an error of the backend. */
export function outcomeOfError(error: unknown, onLine: boolean): EmailMessageOutcome {
  const details = property(error, 'details');
  switch (property(error, 'code')) {
    case 'functions/invalid-argument': {
      const problems = problemsOf(details);
      const names = Object.keys(problems);
      if (names.length === 0) return { kind: 'failed', reason: 'internal' };
      return names.every(canBeCorrected)
        ? { kind: 'invalid', problems }
        : { kind: 'failed', reason: 'form-changed' };
    }
    case 'functions/resource-exhausted':
      return failure('too-many', details);
    case 'functions/unavailable':
      return failure('unavailable', details);
    case 'functions/unauthenticated':
      return { kind: 'unchecked' };
    case 'functions/deadline-exceeded':
      return failure(onLine ? 'timeout' : 'offline', details);
    default:
      return failure(onLine ? 'internal' : 'offline', details);
  }
}

function failure(reason: FailureReason, details: unknown): EmailMessageFailure {
  const seconds = property(details, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)
    ? { kind: 'failed', reason, retryAfterSeconds: seconds }
    : { kind: 'failed', reason };
}

function problemsOf(details: unknown): FieldProblems {
  const fields = property(details, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(([, problem]) => typeof problem === 'string' && problem !== ''),
  );
}

/** Whether this page has the field, and can have another text in it: it has only its own choices of a list. */
function canBeCorrected(name: string): boolean {
  return contactFields.some((field) => field.name === name && field.options === undefined);
}
