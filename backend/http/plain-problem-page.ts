import { contactFieldNames } from '#contract/contact-fields.ts';
import { escapedHtml } from '../notifications/escaped-html.ts';
import type { ProblemPage } from './problem-page.ts';

/**
 * The same answer without the site's own page, which is missing only where the site is not built.
 * Bare, but nothing typed is lost.
 */
export function plainProblemPage(
  action: string,
  { typed, problems = {}, outcome = '' }: ProblemPage,
): string {
  const fields = contactFieldNames.map((field) => {
    const words = escapedHtml(typed[field] ?? '');
    const control =
      field === 'message'
        ? `<textarea name="${field}" rows="8" cols="60">\n${words}</textarea>`
        : `<input name="${field}" value="${words}" size="60">`;
    const problem = escapedHtml(problems[field] ?? '');
    return `<p><label>${field}<br>${control}</label><br>${problem}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: your message was not sent</title>
<h1>Your message was not sent</h1>
<p>${escapedHtml(outcome)}</p>
<form method="post" action="${action}">
${fields.join('\n')}
<button>Send</button>
</form>
</html>
`;
}
