import type { WireHeaders, WireResponse } from '../callable/wire-request.ts';
import type { CallableErrorCode } from '#contract/callable.ts';
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

/** Of what kind a body says that it is, without its parameters. */
export function mediaType(headers: WireHeaders): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}
