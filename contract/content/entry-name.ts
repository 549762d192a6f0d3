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
