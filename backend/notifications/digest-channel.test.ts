import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hour, newMessage, noon } from '#test/contracts/new-message.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { emailContent } from '#test/fixtures/email-content.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { nextDigest } from '../contact/email-budget.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { deliveryWorker } from './delivery-worker.ts';
import { digestChannel } from './digest-channel.ts';
import type { Email } from './mailer.ts';
import type { NotificationQueue } from './notification-queue.ts';

const minute = 60_000;
const agencyMailbox = { name: 'Fourteener', address: 'office@fourteener.example' };
const from = { name: 'Fourteener', address: 'website@fourteener.example' };

describe('the digest', () => {
  test('is one email with who wrote and when, the first message first', async () => {
    const { deliver, emails } = setUp();
    await deliver([3, 1, 2]);
    const [email, ...more] = emails;
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to: agencyMailbox, replyTo: agencyMailbox, subject: 'Many: 3' });
    expect(email?.text).toContain(
      [1, 2, 3]
        .map((n) => `Nov 21, 12:0${n} PM: Visitor ${n} (${completeMessage.company})`)
        .join('\n'),
    );
    expect(parse(email?.html ?? '').text).toContain('Visitor 2');
    expect(email?.text).not.toContain(completeMessage.message.slice(0, 20));
    await deliver([1, 2]);
    expect(emails[1]?.id).not.toBe(email?.id);
  });

  test('names an inquiry a second time only after a crash before that was recorded', async () => {
    const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
    onTestFinished(() => store.close());
    // More than the worker claims at a time.
    const ids = Array.from({ length: 260 }, (_, n) => `m${n}`);
    for (const id of ids) await store.messages.save(newMessage(id, { maxInquiries: 0 }));
    const { channel, emails } = setUp();
    let now = nextDigest(noon);
    let isGone = true;
    const queue: NotificationQueue = {
      ...store.notifications,
      recordSent: (ids, at) =>
        isGone
          ? Promise.reject(new Error('The process is gone'))
          : store.notifications.recordSent(ids, at),
    };
    const deliver = () => {
      const dependencies = { queue, channel, clock: () => now, log: recordedLog() };
      return deliveryWorker(dependencies, 5).deliverAllDue(minute, minute);
    };
    await deliver();
    isGone = false;
    now += hour;
    await deliver();
    await deliver();
    expect(emails.map(({ subject }) => subject)).toEqual(['Many: 260', 'Many: 260']);
    expect(emails[1]?.id).toBe(emails[0]?.id);
    const stored = await store.messages.list();
    expect(stored.every(({ notifications: [digest] }) => digest?.state === 'sent')).toBe(true);
  });

  test('has no links, whatever was typed', async () => {
    const { deliver, emails } = setUp();
    await deliver([1], 'https://evil.example/win');
    expect(emails[0]?.text).not.toMatch(/:\/\/|[a-z]\.[a-z]/i);
  });
});

function setUp() {
  const emails: Email[] = [];
  const mailer = {
    send(email: Email) {
      emails.push(email);
      return Promise.resolve({ kind: 'sent' } as const);
    },
  };
  const channel = digestChannel(mailer, () => ({ content: emailContent, from, agencyMailbox }));
  /** Delivers the inquiries of visitors who wrote at these minutes. */
  const deliver = (visitors: readonly number[], name?: string) => {
    const claimed = visitors.map((n) => {
      const content = { ...completeMessage, name: name ?? `Visitor ${n}` };
      const receivedAt = noon + n * minute;
      const message = { id: `m${n}`, receivedAt, page: undefined, content, spamSigns: [] };
      return { id: `n${n}`, kind: 'digest', attempts: 1, message } as const;
    });
    const [first, ...more] = claimed;
    if (first === undefined) throw new Error('There is no message');
    return channel.deliver([first, ...more], new AbortController().signal);
  };
  return { channel, deliver, emails };
}
