/** Throws all sentences at once, for the person who edits, if there are any. */
export function stopAtFaults(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`Mistakes in content:\n\n${faults.join('\n')}\n`);
}
