/** The YAML above a Markdown text, and the text. Without YAML that begins in the first line, all is text. */
export function splitFrontMatter(source: string) {
  const [head = '', fields = ''] =
    /^\uFEFF?---\r?\n((?:.*?\n)??)---[ \t]*(?:\r?\n|$)/s.exec(source) ?? [];
  return { fields, body: source.slice(head.length) };
}
