import { answersKey, readTab, writeTab } from '#site/client/tab-storage.ts';

/** Stores the answers of the shop check until the tab is closed, and gives those again that it has. */
export function storeAnswers(check: HTMLElement): void {
  const answers = [...check.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const given = answers.filter(({ checked }) => checked);
  const restore = () => {
    const stored = readTab(answersKey);
    for (const answer of answers) {
      if (stored.includes(entryOf(answer))) answer.checked = true;
    }
  };
  const store = () => {
    writeTab(answersKey, answers.filter(({ checked }) => checked).map(entryOf));
  };
  restore();
  // Given before this script came, so newer than what is stored.
  for (const answer of given) answer.checked = true;
  if (given.length > 0) store();
  check.addEventListener('change', store);
  // The page may have been opened again, and answered there, while this one was cached.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}

/** With the question itself: once that is another, its answer is dropped. */
function entryOf(answer: HTMLInputElement): string {
  const question = answer.closest('fieldset')?.querySelector('h2')?.textContent ?? '';
  return `${answer.value} ${question}`;
}
