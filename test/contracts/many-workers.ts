import { expect, test } from 'vitest';
import type { ArchivedMessage } from '#backend/contact/message-archive.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import type { StoreUnderTest } from './new-message.ts';

/**
 * What a store promises to those who send its notifications, however many they are. `open` gives an empty store
 * by as many ways as servers would have. Each message has two notifications.
 */
export function manyWorkersContract(
  open: () => Promise<readonly StoreUnderTest[]>,
  messages = 5000,
): void {
  test(`8 workers share ${(2 * messages).toLocaleString('en')} notifications, send each once, and take over from one that ends`, async () => {
    const servers = await open();
    const [first] = servers;
    if (first === undefined) throw new Error('There is no server');
    for (let begin = 0; begin < messages; begin += 250) {
      await first.archive.add(Array.from({ length: 250 }, (_, n) => keptMessage(begin + n)));
    }

    // Claims, and ends before it has sent any.
    const lost = await first.notifications.claimDue(claimAt(noon, messages / 10));
    expect(lost).toHaveLength(messages / 10);

    const sent: string[] = [];
    const work = async (place: number, now: number) => {
      const { notifications } = servers[place % servers.length] ?? first;
      for (;;) {
        const claimed = await notifications.claimDue(claimAt(now, 50));
        if (claimed.length === 0) return;
        sent.push(...claimed.map(({ id }) => id));
        await Promise.all(claimed.map(({ id }) => notifications.recordSent(id, now)));
      }
    };
    const workAll = (now: number) =>
      Promise.all(Array.from({ length: workers }, (_, place) => work(place, now)));

    await workAll(noon);
    expect(new Set(sent).size).toBe(1.9 * messages);
    expect(sent).toHaveLength(1.9 * messages);
    expect(sent).not.toContain(lost[0]?.id);

    await workAll(noon + lease);
    expect(sent).toHaveLength(2 * messages);
    expect(new Set(sent).size).toBe(2 * messages);
  });
}

const workers = 8;
const lease = 60_000;
const noon = Date.UTC(2026, 10, 21, 19);

function claimAt(now: number, limit: number) {
  return { kinds: ['inquiry', 'confirmation'] as const, now, leaseUntil: now + lease, limit };
}

function keptMessage(number: number): ArchivedMessage {
  const id = `m${number}`;
  const untried = { state: 'waiting', attempts: 0, nextAttemptAt: noon } as const;
  const unsent = { sentAt: undefined, lastProblem: undefined };
  return {
    ...{ id, receivedAt: noon, page: undefined, content: completeMessage },
    ...{ spamSigns: [], contentKey: id },
    notifications: [
      { ...untried, ...unsent, id: `${id}-inquiry`, kind: 'inquiry', mailbox: undefined },
      { ...untried, ...unsent, id: `${id}-confirmation`, kind: 'confirmation', mailbox: id },
    ],
  };
}
