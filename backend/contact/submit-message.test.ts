import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { spamMessages } from '#test/fixtures/message-corpus.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { budgetReport, confirmationBudget } from './confirmation-budget.ts';
import type { MessageStore, NewMessage } from './message-store.ts';
import type { RequestLimits } from './request-limits.ts';
import { recentTexts } from './recent-texts.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { PlainFormFacts } from './spam-signs.ts';
import {
  duplicateWindow,
  submitMessage,
  type MessageSource,
  type Submission,
} from './submit-message.ts';

const submission: Submission = {
  content: completeMessage,
  page: '/about',
  source: { kind: 'call', appCheckToken: 'token' },
  address: '203.0.113.7',
};

describe('a contact message', () => {
  test('is stored with a notification to each side, and delivery is woken', async () => {
    const { dependencies, saved, wakes } = setUp();
    const outcome = await submitMessage(dependencies, submission);
    expect(outcome).toEqual({ kind: 'stored', id: saved[0]?.id });
    expect(saved[0]).toMatchObject({
      content: completeMessage,
      page: '/about',
      receivedAt: 1_000_000,
      duplicatesAfter: 1_000_000 - duplicateWindow,
      notifications: [{ kind: 'inquiry' }, { kind: 'confirmation' }],
    });
    expect(wakes()).toBe(1);
  });

  test('owes a call of the webhook where there is one', async () => {
    const { dependencies, saved } = setUp();
    await submitMessage({ ...dependencies, hasWebhook: true }, submission);
    expect(saved[0]?.notifications.map(({ kind }) => kind)).toEqual([
      'inquiry',
      'confirmation',
      'webhook',
    ]);
  });

  test('has an id that nobody guesses and that sorts by time', async () => {
    const { dependencies, saved } = setUp();
    await submitMessage(dependencies, submission);
    await submitMessage(dependencies, submission);
    expect(saved[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(saved[1]?.id).not.toBe(saved[0]?.id);
  });

  test('has the same key for the same content, from whichever page', async () => {
    const { dependencies, saved } = setUp();
    await submitMessage(dependencies, submission);
    await submitMessage(dependencies, {
      ...submission,
      page: '/',
      content: { ...completeMessage, name: `  ${completeMessage.name} ` },
    });
    await submitMessage(dependencies, {
      ...submission,
      content: { ...completeMessage, message: 'Other words.' },
    });
    const keys = saved.map(({ contentKey }) => contentKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is counted for the report, by when it was received', async () => {
    const { dependencies, counted } = setUp();
    await submitMessage(dependencies, submission);
    expect(counted).toEqual([1_000_000]);
  });

  test('that is stored already wakes nobody, and is not counted again', async () => {
    const { dependencies, counted, wakes } = setUp({
      save: () => Promise.resolve({ id: 'first', isDuplicate: true }),
    });
    expect(await submitMessage(dependencies, submission)).toEqual({ kind: 'stored', id: 'first' });
    expect(wakes()).toBe(0);
    expect(counted).toEqual([]);
  });
});

describe('a plain form that looks like spam', () => {
  const source = plainForm({ isTrapFilled: true });
  const content = { ...completeMessage, message: '<a href="https://evil.example">win</a>' };

  test('is kept, marked, and owes no confirmation and no call of the webhook', async () => {
    const { dependencies, saved } = setUp();
    const withWebhook = { ...dependencies, hasWebhook: true };
    const outcome = await submitMessage(withWebhook, { ...submission, content, source });
    expect(outcome).toMatchObject({ kind: 'stored' });
    expect(saved[0]).toMatchObject({
      spamSigns: ['filled the hidden field', 'has markup of links'],
      notifications: [{ kind: 'inquiry' }],
    });
  });

  test('is not looked for in a call, which has brought a token', async () => {
    const { dependencies, saved } = setUp();
    const content = spamMessages[1];
    await submitMessage(dependencies, { ...submission, content });
    expect(saved[0]).toMatchObject({ spamSigns: [], notifications: [{}, {}] });
  });
});

describe('a text that comes by call from several addresses', () => {
  const message =
    'We sell roofs, and gutters, and ladders, and paint, and windows, and doors, and we answer within a day.';
  const from = (email: string, name: string) => ({
    ...submission,
    content: { ...completeMessage, message, email, name },
  });

  test('is stored and marked, and gets no confirmation and no webhook call', async () => {
    const { dependencies, saved } = setUp();
    const withWebhook = { ...dependencies, hasWebhook: true };
    await submitMessage(withWebhook, from('a@shop.example', 'Ann'));
    await submitMessage(withWebhook, from('b@shop.example', 'Ben'));
    expect(saved[0]).toMatchObject({ spamSigns: [], notifications: [{}, {}, {}] });
    expect(saved[1]).toMatchObject({
      spamSigns: ['repeats what came under another address'],
      notifications: [{ kind: 'inquiry' }],
    });
  });

  test('is not marked where a person corrects their address', async () => {
    const { dependencies, saved } = setUp();
    await submitMessage(dependencies, from('rosa@shop.exmaple', 'Rosa'));
    await submitMessage(dependencies, from('rosa@shop.example', 'Rosa'));
    expect(saved[1]).toMatchObject({ spamSigns: [], notifications: [{}, {}] });
  });
});

describe('the confirmation', () => {
  test('is counted by the mailbox that the address is delivered to', async () => {
    const { dependencies, saved } = setUp();
    const content = { ...completeMessage, email: 'Rosa.M+site@googlemail.com' };
    await submitMessage(dependencies, { ...submission, content });
    expect(saved[0]?.confirmation).toEqual({
      mailbox: 'rosam@gmail.com',
      limits: confirmationBudget,
    });
  });

  test.each([...confirmationBudget])(
    'that is withheld by a limit of all is logged once per period: %o',
    async (reachedLimit) => {
      let now = 1_000_000;
      const { dependencies, log, wakes } = setUp({
        save: ({ id }) => Promise.resolve({ id, isDuplicate: false, reachedLimit }),
      });
      const submit = () => submitMessage({ ...dependencies, clock: () => now }, submission);
      const period = reachedLimit.hours * 60 * 60 * 1000;
      for (const passed of [0, period - 1, 1, -2 * period]) {
        now += passed;
        expect(await submit()).toMatchObject({ kind: 'stored' });
      }
      // At first, a period later, and where the clock was set back.
      const warnings = log.lines().filter(({ max }) => max !== undefined);
      const { max, hours } = reachedLimit;
      const expected = reachedLimit.per === 'all' ? Array(3).fill({ max, hours }) : [];
      expect(warnings).toMatchObject(expected);
      expect(wakes()).toBe(4);
    },
  );
});

describe('turned away, and nothing stored', () => {
  test('is a call without an accepted token, before its content is looked at', async () => {
    const { dependencies, saved } = setUp();
    const appCheck = { accepts: (token?: string) => Promise.resolve(token === 'good') };
    const outcome = await submitMessage({ ...dependencies, appCheck }, submission);
    expect(outcome).toEqual({ kind: 'unauthenticated' });
    expect(saved).toEqual([]);
  });

  test('but not a plain form, which can bring no token', async () => {
    const { dependencies, saved } = setUp();
    const appCheck = { accepts: () => Promise.resolve(false) };
    const source = plainForm({});
    await submitMessage({ ...dependencies, appCheck }, { ...submission, source });
    expect(saved).toHaveLength(1);
  });

  test.each([
    ['call', submission],
    ['plain form', { ...submission, source: plainForm({}) }],
  ])('is a %s when there is no room for its messages', async (_, sent) => {
    const { dependencies, saved } = setUp();
    const pools = sent.source.kind === 'call' ? ['message'] : ['plain-form'];
    const limits: RequestLimits = {
      take: (request, address) =>
        Promise.resolve(
          address === '203.0.113.7' && pools.some((pool) => request.endsWith(pool))
            ? 90
            : undefined,
        ),
    };
    const outcome = await submitMessage({ ...dependencies, limits }, sent);
    expect(outcome).toEqual({ kind: 'too-many', retryAfterSeconds: 90 });
    expect(saved).toEqual([]);
  });

  test('takes no room while it has problems', async () => {
    const { dependencies } = setUp();
    const limits = { take: () => Promise.reject(new Error('not to be asked')) };
    const content = { ...completeMessage, email: 'nobody' };
    const outcome = await submitMessage({ ...dependencies, limits }, { ...submission, content });
    expect(outcome).toMatchObject({ kind: 'invalid' });
  });

  test('is a message with problems, named field by field', async () => {
    const { dependencies, saved } = setUp();
    const content = { ...completeMessage, email: 'nobody', phone: ' ' };
    const outcome = await submitMessage(dependencies, { ...submission, content });
    expect(outcome).toEqual({
      kind: 'invalid',
      problems: { email: expect.any(String), phone: expect.any(String) },
    });
    expect(saved).toEqual([]);
  });

  test('is any message while the store is unavailable', async () => {
    const { dependencies, log } = setUp({
      save: () => Promise.reject(new StoreUnavailable('disk full')),
    });
    const outcome = await submitMessage(dependencies, submission);
    expect(outcome).toEqual({ kind: 'unavailable', retryAfterSeconds: expect.any(Number) });
    expect(log.sentences('error')).toHaveLength(1);
  });

  test('and what nobody expected is not hidden', async () => {
    const { dependencies } = setUp({
      save: () => Promise.reject(new TypeError('a fault of ours')),
    });
    await expect(submitMessage(dependencies, submission)).rejects.toThrow(TypeError);
  });
});

test('nothing a visitor wrote reaches the log', async () => {
  const { dependencies, log } = setUp();
  await submitMessage(dependencies, submission);
  for (const words of [...Object.values(completeMessage), submission.address]) {
    expect(log.text()).not.toContain(words);
  }
});

function plainForm(facts: Partial<PlainFormFacts>): MessageSource {
  return { kind: 'plain-form', facts: { isTrapFilled: false, ...facts } };
}

function setUp(parts: Partial<MessageStore> = {}) {
  const saved: NewMessage[] = [];
  const counted: number[] = [];
  const log = recordedLog();
  let wakes = 0;
  const store: MessageStore = {
    save: (message) => {
      saved.push(message);
      return Promise.resolve({ id: message.id, isDuplicate: false });
    },
    list: () => Promise.resolve([]),
    get: () => Promise.resolve(undefined),
    delete: () => Promise.resolve(false),
    checkWritable: () => Promise.resolve(),
    ...parts,
  };
  const dependencies = {
    limits: { take: () => Promise.resolve(undefined) },
    appCheck: { accepts: () => Promise.resolve(true) },
    recentTexts: recentTexts(),
    store,
    clock: () => 1_000_000,
    log,
    hasWebhook: false,
    reportBudget: budgetReport(log),
    countMessage: (receivedAt: number) => {
      counted.push(receivedAt);
      return Promise.resolve();
    },
    wakeDelivery: () => {
      wakes += 1;
    },
  };
  return { dependencies, saved, log, counted, wakes: () => wakes };
}
