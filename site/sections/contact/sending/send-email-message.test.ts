import { FunctionsError } from 'firebase/functions';
import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { sendWithRenewal } from './send-email-message.ts';

describe('a token that the backend refuses', () => {
  test('is renewed once, also when the new one is refused too', async () => {
    const asked: string[] = [];
    const emailMessage = {
      call() {
        asked.push('call');
        return Promise.reject(refused);
      },
      renewToken: () => Promise.resolve(asked.push('renew')),
    };
    await expect(sendWithRenewal(emailMessage, completeMessage)).rejects.toMatchObject({ code });
    expect(asked).toEqual(['call', 'renew', 'call']);
  });

  test('is reported as refused when no new one is available', async () => {
    const emailMessage = {
      call: () => Promise.reject(refused),
      renewToken: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    await expect(sendWithRenewal(emailMessage, completeMessage)).rejects.toMatchObject({ code });
  });
});

test('another error asks for no new token', async () => {
  const emailMessage = {
    call: () => Promise.reject(new FunctionsError('unavailable', 'Please try again')),
    renewToken: () => Promise.reject(new Error('not to be asked')),
  };
  await expect(sendWithRenewal(emailMessage, completeMessage)).rejects.toMatchObject({
    code: 'functions/unavailable',
  });
});

const code = 'functions/unauthenticated';

const refused = new FunctionsError('unauthenticated', 'Unauthenticated');
