/**
 * Returns the problems with one line for each name of nothing, with every place that has it: of a page or service that
 * was deleted.
 */
export function joinProblems(problems: readonly string[]): readonly string[] {
  const groups = Map.groupBy(problems, (problem) => missingName(problem) ?? problem);
  return [...groups.values()].map(([first = '', ...others]) => {
    if (others.length === 0) return first;
    const places = others.map((problem) => /^.+?:\d+/.exec(problem)?.[0] ?? problem);
    const sentence = first.endsWith('?') ? first : `${first}.`;
    return `${sentence} Also named in ${[...new Set(places)].join(', ')}. If you have deleted it: hidden: true takes it off the site with every link`;
  });
}

/** `seo`, also of `/services/post/seo#what`, where there is no such service or page. */
function missingName(problem: string): string | undefined {
  const name = /: there is no (?:service|page) ([^\s;#]+?)\.?(?:[\s;#]|$)/.exec(problem)?.[1];
  return name?.replace('/services/post/', '');
}
