/**
 * Returns how a message calls a field of a file: `picture: alt` for fields inside fields, and
 * `"Rosa Medina": title` for an entry of a list, or `entry 3: title` if the entry has no name.
 */
export function fieldName(file: unknown, path: readonly string[]): string {
  let value = file;
  const parts = path.map((step) => {
    const isEntry = Array.isArray(value);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    return isEntry ? quotedName(value, Number(step) + 1) : step;
  });
  return parts.join(': ');
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
  ...['id', 'url', 'link', 'trade', 'goal', 'service'],
];

function quotedName(entry: unknown, number: number): string {
  const name = entryName(entry);
  if (name === undefined) return `entry ${number}`;
  // Enough to find it by.
  return name.length > 40 ? `"${name.slice(0, 40).trimEnd()}…"` : `"${name}"`;
}
