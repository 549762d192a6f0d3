/** The first question of a plan and the last one; those of the content stand between them. */
export const tradeQuestion = 'trade';
export const goalQuestion = 'goal';

/** How the answers come with a contact form without JavaScript, and the wish to send the plan. */
export const planField = (question: string) => `${planPrefix}${question}`;
export const planPrefix = 'plan-';
export const sendPlanField = `${planPrefix}send`;
