import { z } from 'zod';
import { countText } from '../contract/count-text.ts';
import { didYouMean } from './did-you-mean.ts';

/**
 * Says in plain words what is wrong with a value, for an owner who edits YAML. The `error` option of Zod's
 * parsers; a schema with a sentence of its own keeps it.
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, issue.input);
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum), issue.input);
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum), issue.input);
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    return `is none of the choices${didYouMean(String(issue.input), choices, 'they are')}`;
  }
  return undefined;
}

/** For texts that YAML reads as something else. */
export const quoteHint = 'a text with : # * & ! { or [ needs quotes around it';

function wrongKind(expected: string, input: unknown): string | undefined {
  const isEmpty = input === null || input === '';
  const isScalar = typeof input === 'number' || typeof input === 'boolean';
  switch (expected) {
    case 'string':
      if (input === null) return `is empty; ${quoteHint}`;
      return isScalar
        ? `must be a text: put quotes around it, '${input}'`
        : `must be a text; ${quoteHint}`;
    case 'array':
    case 'tuple':
      return isEmpty
        ? 'is empty: write [] for none, or each entry on a line below it that begins with a hyphen'
        : 'must be a list: each entry on a line of its own that begins with a hyphen';
    case 'object':
      return isEmpty
        ? 'is empty: its fields belong on the lines below it, with two more spaces before them'
        : 'must have fields: each on a line below it, with two more spaces before them';
    case 'boolean':
      return `must be true or false${typeof input === 'string' ? `, without quotes; "${input}" is a text` : ''}`;
    case 'number':
    case 'int':
      return typeof input === 'number'
        ? 'must be a whole number'
        : 'must be a number: digits only, without quotes, commas or units';
    default:
      return undefined;
  }
}

function tooSmall(origin: string, least: number, input: unknown): string | undefined {
  if (origin === 'string') {
    const { length } = String(input);
    return length === 0
      ? 'is empty'
      : `is too short: it has ${countText(length, 'character')} and needs at least ${least}`;
  }
  if (origin === 'array') return `needs at least ${countText(least, 'entry', 'entries')}`;
  return `must be at least ${least}`;
}

function tooBig(origin: string, most: number, input: unknown): string | undefined {
  if (origin === 'string') {
    return `is too long: it has ${countText(String(input).length, 'character')} and can have at most ${most}`;
  }
  if (origin === 'array') return `can have at most ${countText(most, 'entry', 'entries')}`;
  return `must be at most ${most}`;
}
