import { LineCounter, isNode, parseDocument } from 'yaml';

/**
 * What a YAML text holds, and where: the line of a field, or of the group that should have it.
 * Throws one sentence for each thing that makes it no YAML.
 */
export function parsedYaml(path: string, text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    const faults = document.errors.map(
      ({ pos, message }) => `${path}:${lineAt(pos[0])} ${message}.`,
    );
    throw new Error(`This is no YAML:\n\n${faults.join('\n')}\n`);
  }
  const lineOf = (way: readonly PropertyKey[]): number => {
    const node: unknown = way.length === 0 ? document.contents : document.getIn(way, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return way.length === 0 ? firstLine : lineOf(way.slice(0, -1));
  };
  try {
    const content: unknown = document.toJS();
    return { content, lineOf };
  } catch (error) {
    // An alias of nothing, or of too much.
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
