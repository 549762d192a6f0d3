import type { ContentProblem } from './content-problems.ts';
import { fillFacts, noSuchFact, type TextFacts } from './text-facts.ts';

/**
 * Returns a value with the facts filled into every text in it, and what is wrong with the names in braces of
 * its texts.
 *
 * @param options.fill How a text is filled, if not with all facts.
 * @param options.slotsAt The names in braces that a text must have and keeps. None unless given.
 */
export function fillTexts(
  value: unknown,
  facts: TextFacts,
  {
    fill = (text: string) => fillFacts(text, facts),
    slotsAt = (): readonly string[] => [],
  }: {
    readonly fill?: (text: string) => string;
    readonly slotsAt?: (path: readonly string[]) => readonly string[];
  } = {},
): { readonly value: unknown; readonly problems: readonly ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const filled = mapTexts(value, (text, path) => {
    const result = fill(text);
    const message = textProblem(text, result, slotsAt(path), facts);
    if (message !== undefined) problems.push({ path, message });
    return result;
  });
  return { value: filled, problems };
}

/** Returns the value with every text in it changed. */
function mapTexts(
  value: unknown,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return value.map((entry, index) => mapTexts(entry, change, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change, [...path, key])]),
  );
}

/** What is wrong with the names in braces of a text, and with what is left of it once the facts are filled in. */
function textProblem(
  text: string,
  filled: string,
  slots: readonly string[],
  facts: TextFacts,
): string | undefined {
  if (filled === '' && text !== '')
    return 'a copy that is a sample or a demonstration has no sentence with {answersWithin}. Add one without it';
  const missing = slots.map((slot) => `{${slot}}`).filter((slot) => !filled.includes(slot));
  if (missing.some((slot) => text.includes(slot)))
    return `${missing.join(' and ')} must stand in another sentence than {answersWithin}, which is left out of a sample or a demonstration`;
  if (missing.length > 0) return `must contain ${missing.join(' and ')}`;
  const braces: readonly string[] = filled.match(/\{[^{}]*\}?|\}/g) ?? [];
  const unknown = braces.find((brace) => !slots.includes(brace.slice(1, -1)));
  if (unknown === undefined || Object.keys(facts).length === 0) return undefined;
  // Only there they are not filled in.
  return Object.hasOwn(facts, unknown.slice(1, -1))
    ? `${unknown} is a fact, and agency.yaml itself has none`
    : noSuchFact(unknown, facts);
}
