/** Returns a text of the content with values in its slots: `{count}` becomes `values.count`. */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  );
}
