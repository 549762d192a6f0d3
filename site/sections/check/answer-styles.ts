import { answerField, no, yes } from '#contract/shop-check.ts';

/** Returns the rules that light the window of each question after a yes, and list its fix after a no. */
export function answerStyles(questions: number): string {
  return Array.from({ length: questions }, (_, index) => {
    const answered = (value: string) =>
      `:root:has([name="${answerField(index + 1)}"][value="${value}"]:checked)`;
    return `${answered(yes)} [data-window="${index + 1}"] { color: var(--example) }
${answered(no)} [data-fix="${index + 1}"] { display: grid }`;
  }).join('\n');
}
