/** A Markdown file that begins with fields between two lines of `---`. */
interface MarkdownFile {
  /** The fields, as YAML. */
  readonly head: string;
  /** The text under them. */
  readonly body: string;
}

/** Divides a Markdown file. Returns `undefined` if it does not begin with fields. */
export function divideMarkdown(text: string): MarkdownFile | undefined {
  const [, head, body] = /^---\r?\n(.*?)^---[ \t]*$(.*)/ms.exec(text) ?? [];
  return head === undefined || body === undefined ? undefined : { head, body };
}
