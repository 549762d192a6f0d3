import { z } from 'astro/zod';
import { LineCounter, isNode, parseDocument } from 'yaml';

/**
 * What a YAML text holds, or a sentence for each thing that makes it no YAML; and the beginning of a
 * sentence about one of its fields: file, line of the field or of the group that should have it, name.
 */
export function parsedYaml(path: string, text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (way: readonly PropertyKey[]): number => {
    const node: unknown = way.length === 0 ? document.contents : document.getIn(way, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return way.length === 0 ? firstLine : lineOf(way.slice(0, -1));
  };
  const placeOf = (way: readonly PropertyKey[], listName = '') => {
    const field = `${listName}${z.core.toDotPath([...way])}`;
    return `${path}:${lineOf(way)} ${field === '' ? '' : `${field}: `}`;
  };
  const faults = document.errors.map(({ pos, message }) => `${path}:${lineAt(pos[0])} ${message}.`);
  let content: unknown;
  try {
    if (faults.length === 0) content = document.toJS();
  } catch (error) {
    // An alias of nothing, or of too much.
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { content, faults, placeOf };
}
