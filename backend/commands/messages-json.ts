import type { MessageWithLetters } from '../contact/ports.ts';
import { printableJson } from '../report/terminal-marks.ts';

/** For programs: moments in ISO 8601, nothing known is `null`. */
export function messagesJson(messages: readonly MessageWithLetters[]): string {
  const entries = messages.map(({ id, receivedAt, page, content, spamSigns, letters }) => ({
    id,
    receivedAt: isoMoment(receivedAt),
    page: page ?? null,
    ...content,
    spamSigns,
    letters: letters.map((letter) => ({
      kind: letter.kind,
      state: letter.state,
      attempts: letter.attempts,
      nextAttemptAt: letter.state === 'waiting' ? isoMoment(letter.nextAttemptAt) : null,
      sentAt: isoMoment(letter.sentAt),
      lastProblem: letter.lastProblem ?? null,
    })),
  }));
  return `${printableJson(JSON.stringify(entries, undefined, 2))}\n`;
}

function isoMoment(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}
