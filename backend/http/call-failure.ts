import type { CallableErrorCode } from '#contract/callable.ts';

/** The body of a refusal at an address of the functions, as the SDK expects it. */
export function callFailure(status: CallableErrorCode, message: string) {
  return { error: { status, message } };
}
