import type { ContactFormFailure } from '#contract/analytics-events.ts';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';

/** How sending a contact message ended. The visitor learns of every case. */
export type EmailMessageOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | EmailMessageFailure;

export interface EmailMessageFailure {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** How long to wait before another try, in seconds, where the backend said so. */
  readonly retryAfterSeconds?: number;
}

/** Why it failed, other than by wrong fields, which the visitor can fix. */
export type FailureReason = Exclude<ContactFormFailure, 'invalid'>;

/** Reads the callable's answer. Anything but an id is an error of ours. */
export function outcomeOfAnswer(data: unknown): EmailMessageOutcome {
  const id = property(data, 'id');
  return typeof id === 'string' && id !== ''
    ? { kind: 'sent', id }
    : { kind: 'failed', reason: 'internal' };
}

/**
 * Reads the error that the SDK threw.
 *
 * @param onLine what the browser says about the connection. The SDK calls a broken connection
 *   `internal`, like an error of the backend.
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
