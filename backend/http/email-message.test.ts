import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import { emailMessage } from './email-message.ts';

const wait = { retryAfterSeconds: 90 };

describe('emailMessage', () => {
  test('passes on the data, the token and the page', async () => {
    const { submissions } = await call({ kind: 'stored', id: 'm1' }, 'http://127.0.0.1:8080/about');
    expect(submissions).toEqual([
      {
        content: completeMessage,
        page: '/about',
        source: { kind: 'call', appCheckToken: 'token' },
        address: '203.0.113.7',
      },
    ]);
  });

  test('knows the site by its public address, behind a proxy', async () => {
    const { submissions } = await call({ kind: 'stored', id: 'm1' }, 'https://www.agency.example/');
    expect(submissions[0]?.page).toBe('/');
  });

  test.each([
    [{ kind: 'stored', id: 'm1' }, { result: { id: 'm1' } }],
    [
      { kind: 'invalid', problems: { name: 'Tell us who.' } },
      { error: { status: 'INVALID_ARGUMENT', details: { fields: { name: 'Tell us who.' } } } },
    ],
    [{ kind: 'unauthenticated' }, { error: { status: 'UNAUTHENTICATED' } }],
    [
      { kind: 'too-many', ...wait },
      { error: { status: 'RESOURCE_EXHAUSTED', ...wait, details: wait } },
    ],
    [
      { kind: 'unavailable', ...wait },
      { error: { status: 'UNAVAILABLE', ...wait, details: wait } },
    ],
  ] satisfies [SubmissionOutcome, object][])('answers %j', async (outcome, answer) => {
    expect((await call(outcome)).answer).toMatchObject(answer);
  });
});

async function call(outcome: SubmissionOutcome, referer?: string) {
  const submissions: Submission[] = [];
  const answerCall = emailMessage((submission) => {
    submissions.push(submission);
    return Promise.resolve(outcome);
  }, 'www.agency.example');
  const headers = new Headers({ host: '127.0.0.1:8080', ...(referer ? { referer } : {}) });
  const answer = await answerCall({
    data: completeMessage,
    appCheckToken: 'token',
    headers,
    address: '203.0.113.7',
  });
  return { answer, submissions };
}
