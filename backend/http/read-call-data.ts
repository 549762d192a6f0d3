import { parseJson } from '../text/parse-json.ts';

type CallData = { readonly ok: true; readonly data: unknown } | { readonly ok: false };

/**
 * Reads the `data` of a call: a JSON object in UTF-8 with this one key. Values of the SDK's own types
 * (`@type`: a 64-bit integer) are refused: no function of ours takes one, and `onCall` on the hosted
 * platform would log one that it cannot decode, with all that the visitor typed.
 */
export function readCallData(bytes: Uint8Array): CallData {
  const body = parseJson(utf8.decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false };
  if (!Object.hasOwn(body, 'data') || Object.keys(body).length !== 1) return { ok: false };
  const data: unknown = Reflect.get(body, 'data');
  return isPlain(data, maxDepth) ? { ok: true, data } : { ok: false };
}

const utf8 = new TextDecoder();

/** Deeper than any data of ours, and far from where a recursion overflows the stack. */
const maxDepth = 32;

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}
