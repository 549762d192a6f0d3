/** A mistake that would show Markdown to visitors as it is written. */
interface Unread {
  readonly found: RegExp;
  readonly problem: (found: string) => string;
}

/** Returns what is meant as Markdown in the source of a plain text, but not read as such. */
export function unreadMarkdown(source: string): readonly string[] {
  return unread.flatMap(({ found, problem }) => {
    const [match] = found.exec(source) ?? [];
    return match === undefined ? [] : [problem(match.trim())];
  });
}

const shownAsIs = (remedy: string) => (found: string) =>
  `"${found}" is shown as it is written: ${remedy}`;

const unread: readonly Unread[] = [
  {
    found: /(?<![\\!])\[[^\]\n]+\]\([^\n]*/,
    problem: shownAsIs(
      'a link ends with ), and an address with a space stands between < and >: [Call us](<tel:303 555 0142>)',
    ),
  },
  {
    found: /(?<!\\)\[[^\]\n]+\] \((?:\/|#|https?:|mailto:|tel:)[^\n]*/,
    problem: shownAsIs('a link has no space between ] and ('),
  },
  {
    found: /(?<!\\)\*\*\S*|\S*(?<!\\)\*\*/,
    problem: shownAsIs('bold words begin and end with **, without a space inside them'),
  },
  {
    found: /^##+[^\s#][^\n]*|^#{7}[^\n]*/m,
    problem: shownAsIs('a heading has one to six #, and a space after them'),
  },
  {
    found: /^\|[^\n]*\|[ \t]*$/m,
    problem: shownAsIs('the second line of a table has a --- for each column: | --- | --- |'),
  },
  {
    found:
      /^:::[^\n]*|^\[TOC\]$|^\[!\w+\]|\[\[[^\]\n]+\]\]|==\S[^=\n]*==|\{[#.:][^}\n]*\}|\{ +\w+ *\}|\{\{\w+\}\}/im,
    problem: shownAsIs('it is Markdown of other programs. The guide lists what there is here'),
  },
];
