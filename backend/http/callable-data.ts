/**
 * The SDK's own way to put 64-bit integers into JSON, read as `onCall` reads it: as a number.
 * Throws on a `@type` that the protocol does not have, or a number that is none.
 */
export function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  const type: unknown = Reflect.get(value, '@type');
  if (type) {
    const number = integerTypes.has(type)
      ? Number.parseFloat(String(Reflect.get(value, 'value')))
      : NaN;
    if (Number.isNaN(number)) throw new TypeError('A value in the call cannot be decoded');
    return number;
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
}

/** What a function answers, as `onCall` writes it: nothing becomes `null`, anything odd throws. */
export function encode(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]));
  }
  throw new TypeError(`A ${typeof value} cannot be answered in JSON`);
}

const integerTypes: ReadonlySet<unknown> = new Set([
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
]);
