import type { ContactFormFailure } from '#contract/analytics-events.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';

/** How sending a contact message ended. Every case is something to tell the visitor. */
export type EmailMessageOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | EmailMessageFailure;

export interface EmailMessageFailure {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** How long the backend asks to be left alone, in seconds, where it said so. */
  readonly retryAfterSeconds?: number;
}

/** Fields that are wrong are not one of them: those are the visitor's to mend. */
export type FailureReason = Exclude<ContactFormFailure, 'invalid'>;

/** Reads what the callable answered; anything but an id is a fault of ours, not of the visitor. */
export function outcomeOfAnswer(data: unknown): EmailMessageOutcome {
  const id = property(data, 'id');
  return typeof id === 'string' && id !== ''
    ? { kind: 'sent', id }
    : { kind: 'failed', reason: 'internal' };
}

/**
 * Reads what the SDK threw.
 *
 * @param onLine what the browser knows about the connection. The SDK calls a refused or broken
 *   connection `internal`, like a fault of the backend, so only the browser can tell them apart.
 */
export function outcomeOfError(error: unknown, onLine: boolean): EmailMessageOutcome {
  const details = property(error, 'details');
  switch (property(error, 'code')) {
    case 'functions/invalid-argument': {
      const problems = problemsOf(details);
      return Object.keys(problems).length > 0
        ? { kind: 'invalid', problems }
        : { kind: 'failed', reason: 'internal' };
    }
    case 'functions/resource-exhausted':
      return failed('too-many', details);
    case 'functions/unavailable':
      return failed('unavailable', details);
    case 'functions/unauthenticated':
      return failed('unauthenticated', details);
    case 'functions/deadline-exceeded':
      return failed(onLine ? 'timeout' : 'offline', details);
    default:
      return failed(onLine ? 'internal' : 'offline', details);
  }
}

function failed(reason: FailureReason, details: unknown): EmailMessageFailure {
  const seconds = property(details, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)
    ? { kind: 'failed', reason, retryAfterSeconds: seconds }
    : { kind: 'failed', reason };
}

function problemsOf(details: unknown): FieldProblems {
  const fields = property(details, 'fields');
  return Object.fromEntries(
    contactFieldNames.flatMap((field) => {
      const problem = property(fields, field);
      return typeof problem === 'string' && problem !== '' ? [[field, problem]] : [];
    }),
  );
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
