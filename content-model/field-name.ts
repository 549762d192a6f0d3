/**
 * Returns how a message calls a field of a file: `picture.alt` for fields inside fields, and
 * `"Rosa Medina": title` for an entry of a list, or `entry 3: title` if the entry has no name.
 */
export function fieldName(file: unknown, path: readonly string[]): string {
  const parts: string[] = [];
  let isInField = false;
  let value = file;
  for (const step of path) {
    const isEntry = Array.isArray(value);
    value = memberOf(value, step);
    if (isEntry) parts.push(quotedName(value) ?? `entry ${Number(step) + 1}`);
    else if (isInField) parts.push(`${parts.pop()}.${step}`);
    else parts.push(step);
    isInField = !isEntry;
  }
  return parts.join(': ');
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Returns what an owner calls an entry of a list, such as a person or a title. Undefined if it has no name. */
export function entryName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  return namingFields
    .map((field): unknown => Reflect.get(entry, field))
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString();
}

const namingFields = [
  ...['name', 'company', 'reviewer', 'author', 'title', 'label', 'heading', 'question'],
  ...['id', 'url', 'link'],
];

function quotedName(entry: unknown): string | undefined {
  const name = entryName(entry);
  if (name === undefined) return undefined;
  return name.length > maxName ? `"${name.slice(0, maxName).trimEnd()}…"` : `"${name}"`;
}

/** In characters: enough to find an entry by. */
const maxName = 40;
