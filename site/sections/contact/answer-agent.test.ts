import { expect, test } from 'vitest';
import { agentWords, answerToAgent } from './answer-agent.ts';

test('an agent reads what the visitor reads', () => {
  expect(agentWords({ kind: 'sent', id: '1' })).toMatch(/^The message is sent/);
  expect(agentWords({ kind: 'failed', reason: 'offline' })).toMatch(/^Not sent\. You seem/);
  const problems = { phone: 'Enter your phone number.', email: 'Enter your email address.' };
  const words = 'Not sent yet. Enter your phone number. Enter your email address.';
  expect(agentWords({ kind: 'invalid', problems })).toBe(words);
  expect(agentWords({ problems })).toBe(words);
});

test('a visitor who fills in the form alone has nobody to be told', () => {
  const submit = Object.assign(new Event('submit'), {
    agentInvoked: false,
    respondWith: () => {
      throw new Error('There is no agent');
    },
  });
  expect(answerToAgent(submit)).toBeUndefined();
  expect(answerToAgent(new Event('submit'))).toBeUndefined();
});
