import { goalQuestion, tradeQuestion } from '../../contract/plan-fields.ts';
import { planOf, type PlanAnswers } from '../plan.ts';
import type { Plan } from '../schemas/plan-schema.ts';

/**
 * Returns which trades have no plan, which answers lead nowhere, and which services have no step.
 *
 * @param plan as visitors see it
 * @param written as it stands in the file
 */
export function planProblems(
  plan: Plan,
  written: Plan,
  trades: readonly { readonly id: string }[],
): readonly { readonly path: readonly string[]; readonly message: string }[] {
  const planned = plan.trades.map(({ trade }) => trade);
  const missing = trades.filter(({ id }) => !planned.includes(id));
  const steps = plan.services.map(({ service }) => service);
  const named = [
    ...plan.trades.flatMap(({ needs }) =>
      needs.flatMap(({ services, otherwise }) => [...services, ...(otherwise?.services ?? [])]),
    ),
    ...plan.questions.flatMap(({ answers }) =>
      answers.flatMap(({ first }) => first?.service ?? []),
    ),
    ...plan.services.flatMap(({ alternative }) => alternative?.services ?? []),
  ];
  const stepless = new Set(named.filter((service) => !steps.includes(service)));
  const problem = (path: readonly (string | number)[], message: string) => ({
    path: ['plan', ...path.map(String)],
    message,
  });
  return [
    ...missing.map(({ id }) =>
      problem(
        ['trades'],
        `there is no plan for the trade ${id}. Add one, or set hidden: true in trades/${id}.md`,
      ),
    ),
    ...[...stepless].map((service) =>
      problem(['services'], `there is no step for the service ${service}, which this file names`),
    ),
    ...deadEnds(plan).map(({ answers, given }) => {
      const index = written.trades.findIndex(({ trade }) => trade === answers[tradeQuestion]);
      const choices = given
        .map((question) => `${question}=${answers[question] ?? ''}`)
        .join(' and ');
      const goal = answers[goalQuestion] ?? '';
      if (!written.trades[index]?.needs.some((need) => need.goal === goal)) {
        return problem(['trades', index, 'needs'], `there is none for the goal ${goal}. Add it`);
      }
      return problem(
        ['trades', index, 'needs'],
        `${goal} leads to no step${choices === '' ? '' : ` with ${choices}`}. Add a service that is shown`,
      );
    }),
  ];
}

/** Every set of answers that a visitor can give. Only the trade and the goal always have one. */
function everyAnswer({ goals, questions, trades }: Plan): readonly PlanAnswers[] {
  const choices = [
    ...questions.map(({ id, answers }) => ({
      id,
      ids: [undefined, ...answers.map((answer) => answer.id)],
    })),
    { id: tradeQuestion, ids: trades.map(({ trade }) => trade) },
    { id: goalQuestion, ids: goals.map((goal) => goal.id) },
  ];
  return choices.reduce<readonly PlanAnswers[]>(
    (all, { id, ids }) =>
      ids.flatMap((answer) => all.map((before) => ({ ...before, [id]: answer }))),
    [{}],
  );
}

/** The first answers of each trade and goal that no step comes of. */
function deadEnds(plan: Plan) {
  const dead = everyAnswer(plan).filter((answers) => !planOf(plan, answers)?.steps.length);
  const byNeed = Map.groupBy(dead, (answers) =>
    [answers[tradeQuestion], answers[goalQuestion]].join(),
  );
  return [...byNeed.values()].flatMap(([answers]) => {
    if (answers === undefined) return [];
    const given = plan.questions.map(({ id }) => id).filter((id) => answers[id] !== undefined);
    return [{ answers, given }];
  });
}
