import { closestName } from '#content-model/problems/did-you-mean.ts';

/**
 * Returns what is read otherwise than it is meant in a `.env`, a line each: lines that Node ignores, values that it cuts,
 * and mistyped names. A problem never repeats a value, which may be a secret.
 *
 * @param names Those of all settings.
 */
export function dotEnvProblems(text: string, names: readonly string[]): readonly string[] {
  const lines = new Map<string, number>();
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, value = ''] = setting.exec(line) ?? [];
    if (name === undefined) return `.env:${index + 1}: ${noSetting}`;
    const first = lines.get(name) ?? index;
    lines.set(name, first);
    const problem =
      first < index
        ? `is set in line ${first + 1} already: keep one of them`
        : (nameProblem(name, names) ?? valueProblem(value));
    return problem === undefined ? [] : `.env:${index + 1}: ${name}: ${problem}`;
  });
}

const setting = /^[ \t]*(?:export[ \t]+)?([a-z_][\w.-]*)[ \t]*=[ \t]*(.*)$/i;
const noSetting = 'is not read: a setting is its name, = and its value; a comment begins with #';

/** Other programs may have settings of their own there. */
function nameProblem(name: string, names: readonly string[]): string | undefined {
  const meant = names.includes(name) ? undefined : closestName(name, names);
  return meant && `there is no such setting. Did you mean ${meant}?`;
}

function valueProblem(value: string): string | undefined {
  if (/^["'`]/.test(value)) {
    return /^(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(value)
      ? undefined
      : 'a value that begins with a quote ends with the same one, and has no other of that kind in it';
  }
  // Also without a space before it, as in a password.
  return /^[^#]*[^\s#]#/.test(value)
    ? 'a # begins a comment, which cuts this value: put quotes around it'
    : undefined;
}
