import { FunctionsError } from 'firebase/functions';
import { describe, expect, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { sendWithRenewal } from './send-email-message.ts';

const getToken = () => Promise.resolve();

describe('a token that the backend refuses', () => {
  test('is renewed once, also when the new one is refused too', async () => {
    const asked: string[] = [];
    const emailMessage = {
      getToken,
      call() {
        asked.push('call');
        return Promise.reject(refused);
      },
      renewToken: () => Promise.resolve(asked.push('renew')),
    };
    expect(await sendWithRenewal(emailMessage, completeMessage)).toEqual({ kind: 'unchecked' });
    expect(asked).toEqual(['call', 'renew', 'call']);
  });

  test('leads to the plain form where getting a new one fails', async () => {
    const call = vi.fn(() => Promise.reject(refused));
    const renewToken = () => Promise.reject(new TypeError('Failed to fetch'));
    const outcome = await sendWithRenewal({ getToken, call, renewToken }, completeMessage);
    expect(outcome).toEqual({ kind: 'unchecked' });
    expect(call).toHaveBeenCalledOnce();
  });
});

const refused = new FunctionsError('unauthenticated', 'Unauthenticated');
