import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import type { FormRules } from '#contract/contact-message.ts';
import { contactForm } from '#content-model/content.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { mailChannels } from '../notifications/mail-channel.ts';
import { webhookChannel } from '../notifications/webhook-channel.ts';
import { readContent } from '#content-model/read-content.ts';
import { confirmationBudget } from './email-budget.ts';
import type { MessageStore, NewMessage } from './message-store.ts';
import type { LimitedRequest } from '../limits/request-limits.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import {
  duplicateWindow,
  submitMessage,
  type MessageSource,
  type Submission,
} from './submit-message.ts';

const now = 1_000_000;
const call: MessageSource = { kind: 'call', appCheckToken: 'token' };
const plainForm = plainFormOf(contactForm, false);
const filledTrap = plainFormOf(contactForm, true);

describe('a contact message', () => {
  test('is stored with its notifications and its day, and delivered', async () => {
    const { submit, saved, wakes } = setUp();
    const outcome = await submit();
    expect(outcome).toEqual({ kind: 'stored', id: saved[0]?.id });
    expect(saved[0]).toMatchObject({
      content: completeMessage,
      page: '/about',
      receivedAt: now,
      day: `day of ${now}`,
      duplicatesAfter: now - duplicateWindow,
      spamSigns: [],
      notifications: [{ kind: 'inquiry' }, { kind: 'confirmation' }, { kind: 'webhook' }],
      confirmation: { mailbox: completeMessage.email, limits: confirmationBudget(true) },
    });
    expect(wakes()).toBe(1);
  });

  test('is checked by the form that the visitor gets back, and a call by the one of now', async () => {
    const added = { name: 'added-later', label: 'Added later', missing: 'Fill it in.' };
    const form = { ...contactForm, extraFields: [added] };
    const { submit } = setUp();
    expect(await submit({ source: plainFormOf(form, false) })).toMatchObject({
      kind: 'invalid',
      problems: { [added.name]: added.missing },
    });
    expect(await submit({ source: call })).toMatchObject({ kind: 'stored' });
  });

  test('has the same key for the same content, whatever the page', async () => {
    const { submit, saved } = setUp();
    await submit();
    const name = `  ${completeMessage.name} `;
    await submit({ page: '/', content: { ...completeMessage, name } });
    await submit({ content: { ...completeMessage, message: 'Another text.' } });
    const [first, same, other] = saved.map(({ contentKey }) => contentKey);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  test('that is a duplicate gets the first id, and is not delivered again', async () => {
    const { submit, wakes } = setUp({
      save: () => Promise.resolve({ id: 'first', isDuplicate: true }),
    });
    expect(await submit()).toEqual({ kind: 'stored', id: 'first' });
    expect(wakes()).toBe(0);
  });
});

describe('the notifications', () => {
  const spam = { ...completeMessage, message: '<a href="https://evil.example">win</a>' };
  const all = ['inquiry', 'confirmation', 'webhook'];

  test.each([
    ['a call', call, completeMessage, all],
    ['a plain form', plainForm, completeMessage, all],
    ['a plain form that looks like spam', filledTrap, spam, ['inquiry']],
    ['a call with the same text: its token says enough', call, spam, all],
  ])('of %s', async (_, source, content, kinds) => {
    const { submit, saved } = setUp();
    expect(await submit({ source, content })).toMatchObject({ kind: 'stored' });
    expect(saved[0]?.notifications.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('leave out the confirmation of a client that has sent lately', async () => {
    const isRepeat = (request: LimitedRequest) => request === 'newcomer-message';
    const { submit, saved } = setUp({}, { isFull: isRepeat });
    await submit();
    expect(saved[0]?.notifications.map(({ kind }) => kind)).toEqual(['inquiry', 'webhook']);
  });

  test('of a plain form leave confirmations for calls', async () => {
    const { submit, saved } = setUp();
    await submit();
    await submit({ source: plainForm });
    const perHour = saved.map(({ confirmation: { limits } }) =>
      limits.filter(({ per }) => per === 'all').map(({ max }) => max),
    );
    expect(perHour).toEqual([
      [60, 300],
      [30, 150],
    ]);
  });

  test('count confirmations by the mailbox behind an address', async () => {
    const { submit, saved } = setUp();
    await submit({ content: { ...completeMessage, email: 'Rosa.M+site@gmail.com' } });
    expect(saved[0]?.confirmation.mailbox).toBe('rosam@gmail.com');
  });
});

describe('a refused message', () => {
  test('is a call without an accepted token', async () => {
    const { submit, saved } = setUp({}, { acceptedToken: 'other' });
    expect(await submit()).toEqual({ kind: 'unauthenticated' });
    expect(saved).toEqual([]);
    // The plain form cannot have a token.
    expect(await submit({ source: plainForm })).toMatchObject({ kind: 'stored' });
  });

  test.each([
    [call, 'message'],
    [plainForm, 'plain-form'],
  ])('is one too many: %o', async (source, limited) => {
    const { submit, saved } = setUp({}, { isFull: (request) => request.endsWith(limited) });
    expect(await submit({ source })).toEqual({ kind: 'too-many', retryAfterSeconds: 90 });
    expect(saved).toEqual([]);
  });

  test('is one with invalid fields, which does not count toward the limits', async () => {
    const { submit, saved } = setUp({}, { isFull: () => true });
    expect(await submit({ content: { ...completeMessage, email: 'nobody', phone: ' ' } })).toEqual({
      kind: 'invalid',
      problems: { email: expect.any(String), phone: expect.any(String) },
    });
    expect(saved).toEqual([]);
  });

  test('is any while the store is unavailable', async () => {
    const { submit, log } = setUp({ save: () => Promise.reject(new StoreUnavailable('full')) });
    expect(await submit()).toEqual({ kind: 'unavailable', retryAfterSeconds: expect.any(Number) });
    expect(log.sentences('error')).toHaveLength(1);
  });

  test('is not one with an unexpected error, which is thrown', async () => {
    const { submit } = setUp({ save: () => Promise.reject(new TypeError('a bug')) });
    await expect(submit()).rejects.toThrow(TypeError);
  });
});

interface Conditions {
  readonly acceptedToken?: string;
  readonly isFull?: (request: LimitedRequest) => boolean;
}

function setUp(parts: Partial<MessageStore> = {}, conditions: Conditions = {}) {
  const { acceptedToken = 'token', isFull } = conditions;
  const saved: NewMessage[] = [];
  const log = recordedLog();
  let wakes = 0;
  const store: Pick<MessageStore, 'save'> = {
    save: (message) => {
      saved.push(message);
      return Promise.resolve({ id: message.id, isDuplicate: false });
    },
    ...parts,
  };
  const dependencies = {
    form: () => contactForm,
    limits: { take: (request: LimitedRequest) => (isFull?.(request) ? 90 : undefined) },
    appCheck: { accepts: (token?: string) => Promise.resolve(token === acceptedToken) },
    store,
    clock: () => now,
    log,
    notificationRules: channels,
    inquiryEmailsPerHour: 30,
    dayOf: (moment: number) => `day of ${moment}`,
    wakeDelivery: () => void (wakes += 1),
  };
  const submit = (submission: Partial<Submission> = {}) =>
    submitMessage(dependencies, {
      ...{ content: completeMessage, page: '/about', source: call, address: '203.0.113.7' },
      ...submission,
    });
  return { submit, saved, log, wakes: () => wakes };
}

/** The channels of a site with a webhook, which send nothing here. */
const channels = [
  ...mailChannels({ send: () => Promise.reject(new Error('not called')) }, () => {
    throw new Error('not called');
  }),
  webhookChannel(new URL('https://hooks.example/x'), readContent),
];

function plainFormOf(form: FormRules, isTrapFilled: boolean): MessageSource {
  return { kind: 'plain-form', isTrapFilled, form };
}
