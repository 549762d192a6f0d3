import { StoreUnavailable } from '../contact/store-unavailable.ts';

export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it came from, in the program. */
  readonly stack?: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * What is logged of an error: its kind, its code and where it came from. The message only where we
 * have written it: others repeat what they failed at, which may be a visitor's words or address
 * (`Invalid URL`, `is not valid JSON`, a mail server's reply), and so do the properties they carry.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack = '', cause } = error;
  const code: unknown = Reflect.get(error, 'code');
  // The stack begins with the message, which may have lines that look like places.
  const lines = stack.replace(message, '').split('\n');
  return {
    type: error.constructor.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error instanceof StoreUnavailable && { message }),
    stack: lines.filter((line) => line.startsWith('    at ')).map((line) => line.slice(7)),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
