import { planPrefix } from '#contract/plan-fields.ts';
import { type PlanAnswers } from '#content-model/plan.ts';

/** Returns what the radio buttons of the page of the plan say, and how to set them. */
export function answerRadios(page: HTMLElement) {
  const all = [...page.querySelectorAll<HTMLInputElement>('[type="radio"]')].map((radio) => ({
    radio,
    question: radio.name.slice(planPrefix.length),
    id: radio.value,
    name: radio.labels?.[0]?.textContent ?? '',
  }));
  const given = () => all.filter(({ radio }) => radio.checked);
  return {
    questions: new Set(all.map(({ question }) => question)).size,
    answersTo: (question: string) => all.filter((each) => each.question === question),
    /** The answers that are given, by the id of their question. */
    given: () => Object.fromEntries(given().map(({ question, id }) => [question, id])),
    /** What the answer to a question is called, if it has one. */
    nameOf: (question: string) => given().find((each) => each.question === question)?.name,
    /** Gives answers. Returns whether there are all of them. */
    give: (answers: PlanAnswers) =>
      Object.entries(answers)
        .map(([question, id]) => {
          const found = all.find((each) => each.question === question && each.id === id);
          if (found) found.radio.checked = true;
          return found !== undefined;
        })
        .every(Boolean),
    clear() {
      for (const { radio } of given()) radio.checked = false;
    },
  };
}
