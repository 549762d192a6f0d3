import { deleteApp, initializeApp } from 'firebase/app';
import { CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import { FunctionsError, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { usesOfToken } from '#backend/app-check/take-token-use.ts';
import { emailMessageFunction } from '#contract/callable.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { sendWithRenewal } from './send-email-message.ts';

describe('a token that the backend refuses', () => {
  test('is renewed by the official SDK when it is used up, and the message arrives', async () => {
    const { origin, store } = await startHost();
    const emailMessage = connect(origin);
    const message = (n: number) => ({ ...completeMessage, message: `Message ${n}` });
    for (let n = 1; n <= usesOfToken; n++) await emailMessage.call(message(n));
    await expect(emailMessage.call(message(0))).rejects.toMatchObject({ code });
    expect(await sendWithRenewal(emailMessage, message(0))).toMatchObject({ kind: 'sent' });
    expect(await store.messages.list()).toHaveLength(usesOfToken + 1);
  });

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

/** The callable as `firebase-callable.ts` connects it, outside a browser. */
function connect(origin: string) {
  const app = initializeApp({ projectId: 'demo-agency', appId: 'website', apiKey: 'none' });
  onTestFinished(() => deleteApp(app));
  const provider = new CustomProvider({ getToken: () => appCheckToken(origin) });
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  return {
    call: httpsCallable(getFunctions(app, `${origin}/api`), emailMessageFunction),
    renewToken: () => getToken(appCheck, true),
  };
}
