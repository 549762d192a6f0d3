import { decode } from './callable-data.ts';
import { isPacked } from './is-packed.ts';
import type { RequestHead, WireHeaders } from './wire-request.ts';

export type CallData = { readonly ok: true; readonly data: unknown } | { readonly ok: false };

/** Returns the HTTP status for a call whose head is wrong; `undefined` where it is right. */
export function callHeadProblem({ method, headers }: RequestHead): 405 | 415 | undefined {
  if (method !== 'POST') return 405;
  return isPlainJson(headers) ? undefined : 415;
}

/** Reads and decodes the `data` of a call: an object in JSON with this one key, in UTF-8. */
export function readCallData(bytes: Uint8Array): CallData {
  const body = parsedJson(utf8.decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false };
  if (!Object.hasOwn(body, 'data') || Object.keys(body).length !== 1) return { ok: false };
  const data: unknown = Reflect.get(body, 'data');
  if (isDeeperThan(deepestData, data)) return { ok: false };
  try {
    return { ok: true, data: decode(data) };
  } catch {
    return { ok: false };
  }
}

const utf8 = new TextDecoder();

/** `application/json` in UTF-8, not compressed. */
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
