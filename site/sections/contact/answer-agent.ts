import type { FieldProblems } from '#contract/contact-message.ts';
import type { EmailMessageOutcome } from '#site/client/email-message-outcome.ts';
import { failureWords } from './failure-words.ts';

/**
 * Tells the agent, and resolves once it has been heard: a form that goes, or whose fields are locked,
 * ends what the agent is waiting for.
 */
export type AgentAnswer = (outcome: AgentOutcome) => Promise<void>;

/**
 * The way to tell a software agent, where one has filled in the form, what has become of the message.
 * It is told otherwise that the site has a fault, since no page follows this one.
 * https://developer.chrome.com/docs/ai/webmcp/declarative-api
 */
export function answerToAgent(submit: Event): AgentAnswer | undefined {
  if (!isByAgent(submit)) return undefined;
  const words = Promise.withResolvers<string>();
  submit.respondWith(words.promise);
  return (outcome) => {
    words.resolve(agentWords(outcome));
    return new Promise((heard) => setTimeout(heard));
  };
}

type AgentOutcome = EmailMessageOutcome | { readonly problems: FieldProblems };

interface AgentSubmitEvent extends Event {
  respondWith(answer: Promise<string>): void;
}

function isByAgent(event: Event): event is AgentSubmitEvent {
  return 'agentInvoked' in event && event.agentInvoked === true && 'respondWith' in event;
}

/** In the words that the visitor reads. */
export function agentWords(outcome: AgentOutcome): string {
  if ('problems' in outcome) return `Not sent yet. ${Object.values(outcome.problems).join(' ')}`;
  return outcome.kind === 'sent'
    ? 'The message is sent, and a confirmation goes to the address in it.'
    : `Not sent. ${failureWords(outcome)}`;
}
