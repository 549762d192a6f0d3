import type { z } from 'astro/zod';

/** What is wrong with a value, and what would be right, as the end of a sentence about its field. */
export function faultWords(issue: z.core.$ZodIssue, value: unknown, optional: boolean): string {
  if (value === undefined || value === null) {
    // In YAML, `name:` with nothing behind it is null.
    return optional ? 'has nothing behind it. Fill it in, or take the line out' : 'is missing';
  }
  if (value === '') return 'is empty';
  if (issue.code === 'invalid_type') {
    return `is ${kind(value)} and should be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') {
    return `should be ${issue.values.map(String).join(' or ')}, and is ${JSON.stringify(value)}`;
  }
  if (issue.code === 'too_small') {
    return `has ${size(value)} and takes ${bound(issue, 'at least', 'more than')} ${issue.minimum}`;
  }
  if (issue.code === 'too_big') {
    return `has ${size(value)} and takes ${bound(issue, 'at most', 'less than')} ${issue.maximum}`;
  }
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}

/** Whether the bound itself is right too, or alone. */
function bound(
  { exact, inclusive }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  inside: string,
  outside: string,
): string {
  if (exact === true) return 'exactly';
  return inclusive === false ? outside : inside;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry behind a hyphen',
  object: 'a group of "key: value" lines',
};

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group';
  if (typeof value === 'string') return 'text';
  return JSON.stringify(value);
}

function size(value: unknown): string {
  if (typeof value === 'string') return `${value.length} characters`;
  return Array.isArray(value) ? `${value.length} entries` : `the value ${JSON.stringify(value)}`;
}
