import fc from 'fast-check';
import PostalMime, { type Address } from 'postal-mime';
import { expect, test } from 'vitest';
import { readContent } from '#content-model/read-content.ts';
import { parseContactMessage } from '#contract/contact-message.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { acceptableMessage, hostileText } from '#test/fixtures/hostile-input.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { spamSigns } from '../contact/spam-signs.ts';
import { encodeEmail } from './folder-mailer.ts';
import { composeEmail } from './mail-channel.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import type { Email } from './mailer.ts';
import type { ClaimedNotification } from './notification-queue.ts';

const content = readContent();
const { agency } = content;
const mailbox = { name: agency.name, address: agency.email };
const numRuns = 100;

test('the confirmation contains nothing that was typed but the address', async () => {
  const property = fc.asyncProperty(claims('confirmation'), async (claim) => {
    const { email: address } = claim.message.content;
    const composed = emailOf(claim);
    const constant = emailOf(sameTimeAs(claim));
    const { to, date, ...rest } = composed;
    expect(to).toEqual({ name: '', address });
    expect({ ...rest, to: undefined, date }).toEqual({ ...constant, to: undefined });

    const email = await PostalMime.parse(await encodeEmail(composed));
    expectAddress(email.to, { name: '', address });
    expect(date).toBe(claim.message.receivedAt);
  });
  await fc.assert(property, { numRuns });
});

test('the headers of an inquiry show one address, and text in one line', async () => {
  const property = fc.asyncProperty(claims('inquiry'), async (claim) => {
    const email = await PostalMime.parse(await encodeEmail(emailOf(claim)));
    const [replyTo, ...more] = email.replyTo ?? [];
    expect(replyTo?.address?.toLowerCase()).toBe(claim.message.content.email.toLowerCase());
    expect(more).toEqual([]);
    expect(replyTo?.name).not.toContain('@');
    expect(`${replyTo?.name}${email.subject}`).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(email.bcc).toBeUndefined();
  });
  await fc.assert(property, { numRuns });
});

const claims = (kind: NotificationKind) =>
  fc.record({
    id: fc.uuid(),
    kind: fc.constant(kind),
    attempts: fc.constant(1),
    message: fc.record({
      id: fc.uuid(),
      receivedAt: fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map(Number),
      page: hostileText.map((path) => URL.parse(`http://here/${path}`)?.pathname),
      content: acceptableMessage.map((typed) => {
        const parsed = parseContactMessage(typed, content.contactForm);
        if (!parsed.ok) throw new Error('An acceptable message was not accepted');
        return parsed.message;
      }),
      spamSigns: fc.subarray(spamSigns.map(({ name }) => name)),
    }),
  });

function sameTimeAs({ id, kind, message: { receivedAt } }: ClaimedNotification) {
  const message = { id: 'm', receivedAt, page: '/', content: completeMessage, spamSigns: [] };
  return { id, kind, attempts: 1, message };
}

function emailOf(claim: ClaimedNotification): Email {
  return composeEmail({ content, from: mailbox, agencyMailbox: mailbox }, claim);
}

/** One address, and it is this one. Domains are case-insensitive. */
function expectAddress(found: readonly Address[] | undefined, expected: MailAddress): void {
  expect(found).toHaveLength(1);
  expect(found?.[0]?.address?.toLowerCase()).toBe(expected.address.toLowerCase());
  expect(collapseSpaces(found?.[0]?.name)).toBe(collapseSpaces(expected.name));
}

/** With one space for any number of them: emails are folded. A decoder may drop a byte order mark. */
function collapseSpaces(text = ''): string {
  return text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}
