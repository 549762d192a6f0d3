import type { CallableErrorCode } from '#contract/callable.ts';
import { isPacked } from './is-packed.ts';
import type { RefusalStatus } from './endpoint.ts';
import type { WireHeaders, WireResponse } from './wire-request.ts';
import { callFailure } from './call-failure.ts';

/** A refusal at an address of the functions, that no cache keeps. */
export function failureAnswer(
  status: number,
  code: CallableErrorCode,
  message: string,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  return jsonAnswer(status, callFailure(code, message), more);
}

/** Something in JSON that no cache keeps. */
export function jsonAnswer(
  status: number,
  body: object,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...uncached, ...more };
  return { status, headers, body: JSON.stringify(body) };
}

export const uncached = { 'cache-control': 'no-store' };

/** Returns a refusal in JSON; see `Endpoint.refuse`. */
export function refuseInJson(status: RefusalStatus, retryAfterSeconds?: number): WireResponse {
  const [code, message] = refusals[status];
  const more = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return failureAnswer(status, code, message, more);
}

const refusals = {
  408: ['INVALID_ARGUMENT', 'Request Timeout'],
  413: ['INVALID_ARGUMENT', 'Payload Too Large'],
  429: ['RESOURCE_EXHAUSTED', 'Too many requests'],
  500: ['INTERNAL', 'INTERNAL'],
  503: ['UNAVAILABLE', 'Please try again'],
} as const;

/** Of what kind a body says that it is, without its parameters; of none, where it is compressed. */
export function mediaType(headers: WireHeaders): string {
  if (isPacked(headers)) return '';
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}
