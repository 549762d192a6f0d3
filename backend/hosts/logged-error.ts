import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/** The message only if it is ours: others repeat their input, which may be a visitor's text or address. */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack = '', cause } = error;
  const code: unknown = Reflect.get(error, 'code');
  // The stack begins with the message, which may contain lines that look like stack frames.
  const lines = stack.replace(message, '').split('\n');
  return {
    type: error.constructor.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error instanceof StoreUnavailable && { message }),
    stack: lines.filter((line) => line.startsWith('    at ')).map((line) => line.slice(7)),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
