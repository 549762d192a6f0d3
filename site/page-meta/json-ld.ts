import type { Graph } from 'schema-dts';

/**
 * A graph as it may stand inside a `<script>` of a page, whatever its words are: `<` is written in a
 * way that ends no element and begins no comment.
 */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
