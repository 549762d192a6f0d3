import { callableBodyLimit } from '#contract/callable.ts';
import { decode } from './callable-data.ts';
import { isPacked } from './is-packed.ts';
import type { WireHeaders, WireRequest } from './wire-request.ts';

export type CallRequest =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly httpStatus: 400 | 405 | 413 | 415; readonly message: string };

/**
 * Reads and decodes the `data` of a call: POST, `application/json`, an object with the one key
 * `data`, no larger than `callableBodyLimit`, not compressed, in UTF-8.
 */
export function readCallRequest({ method, headers, body: bytes }: WireRequest): CallRequest {
  if (method !== 'POST') return refused(405, 'Method Not Allowed');
  if (!isPlainJson(headers)) return refused(415, 'Unsupported Media Type');
  if (bytes.length > callableBodyLimit) return refused(413, 'Payload Too Large');
  const body = parsedJson(utf8.decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return badRequest;
  if (!Object.hasOwn(body, 'data') || Object.keys(body).length !== 1) return badRequest;
  const data: unknown = Reflect.get(body, 'data');
  if (isDeeperThan(deepestData, data)) return badRequest;
  try {
    return { ok: true, data: decode(data) };
  } catch {
    return badRequest;
  }
}

const utf8 = new TextDecoder();

const badRequest = refused(400, 'Bad Request');

function refused(httpStatus: 400 | 405 | 413 | 415, message: string) {
  return { ok: false, httpStatus, message } as const;
}

function isPlainJson(headers: WireHeaders): boolean {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.find((parameter) => /^\s*charset\s*=/.test(parameter));
  return (
    type?.trim() === 'application/json' &&
    (charset === undefined || /=\s*"?utf-?8"?\s*$/.test(charset)) &&
    !isPacked(headers)
  );
}

/** Far deeper than anything a function takes, and far from where a stack ends. */
const deepestData = 32;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
