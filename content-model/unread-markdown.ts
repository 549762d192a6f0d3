/** Returns what is meant as Markdown in the source of a plain text, but would be shown as it is written. */
export function unreadMarkdown(source: string): readonly string[] {
  return mistakes.flatMap(({ found, remedy }) => {
    const [match] = found.exec(source) ?? [];
    return match === undefined ? [] : [`"${match.trim()}" is shown as it is written: ${remedy}`];
  });
}

const mistakes = [
  {
    found: /(?<![\\!])\[[^\]\n]+\]\([^\n]*/,
    remedy:
      'a link ends with ), and an address with a space stands between < and >: [Call us](<tel:303 555 0142>)',
  },
  {
    found: /(?<!\\)\[[^\]\n]+\] \((?:\/|#|https?:|mailto:|tel:)[^\n]*/,
    remedy: 'a link has no space between ] and (',
  },
  {
    found: /(?<!\\)\*\*\S*|\S*(?<!\\)\*\*/,
    remedy: 'bold words begin and end with **, without a space inside them',
  },
  {
    found: /^##+[^\s#][^\n]*|^#{7}[^\n]*/m,
    remedy: 'a heading has one to six #, and a space after them',
  },
];
