import type { Agency } from '#contract/agency.ts';

interface ArticleHead {
  readonly title: string;
  readonly lead: string;
  readonly glance: readonly { readonly question: string; readonly answer: string }[];
}

/** Returns an article as Markdown for use outside the site: links are absolute, drawings are their alt text. */
export function articleMarkdown(
  { title, lead, glance }: ArticleHead,
  body: string,
  agency: Pick<Agency, 'name' | 'area'>,
  page: URL,
): string {
  const answers = glance.map(({ question, answer }) => `- **${question}:** ${answer}`);
  const text = body
    .trim()
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
    .replaceAll(/\]\(([/#][^)\s]*)/g, (_, to: string) => `](${new URL(to, page).href}`);
  return `# ${title}

${lead}

${answers.join('\n')}

${text}

---

By ${agency.name}, ${agency.area}. The page: <${page.href}>
`;
}
