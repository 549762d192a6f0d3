import { FunctionsError } from 'firebase/functions';
import { expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { sendWithRenewal } from './send-email-message.ts';

test.each([
  [
    'a refused token once, also when the new one is refused too',
    'unauthenticated',
    true,
    'call renew call',
  ],
  [
    'a refused token, and reports that when there is no new one',
    'unauthenticated',
    false,
    'call renew',
  ],
  ['no token after another error', 'unavailable', true, 'call'],
] as const)('renews %s', async (_, code, hasNewToken, expected) => {
  const asked: string[] = [];
  const emailMessage = {
    call() {
      asked.push('call');
      return Promise.reject(new FunctionsError(code, 'Refused'));
    },
    renewToken() {
      asked.push('renew');
      return hasNewToken ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  const sending = sendWithRenewal(emailMessage, completeMessage);
  await expect(sending).rejects.toMatchObject({ code: `functions/${code}` });
  expect(asked.join(' ')).toBe(expected);
});
