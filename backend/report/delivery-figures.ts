import type { LetterKind, LetterState } from '../contact/ports.ts';

/** What is known of the messages of a time without reading any of them. */
export interface DeliveryRecords {
  /**
   * The messages received from `from` until just before `before`, in milliseconds since 1970. Throws
   * `StoreUnavailable` when the store cannot be read.
   */
  between(from: number, before: number): Promise<readonly DeliveryRecord[]>;
}

/** A message and what became of its letters. */
export interface DeliveryRecord {
  readonly receivedAt: number;
  readonly looksLikeSpam: boolean;
  readonly letters: readonly {
    readonly kind: LetterKind;
    readonly state: LetterState;
    readonly sentAt: number | undefined;
  }[];
}

/** Of the messages of a period that are kept still. */
export interface DeliveryFigures {
  readonly messages: number;
  readonly looksLikeSpam: number;
  /** The kinds of which there are letters. */
  readonly letters: readonly LetterFigures[];
}

export interface LetterFigures {
  readonly kind: LetterKind;
  readonly sent: number;
  readonly waiting: number;
  readonly givenUp: number;
  /** From the message's arrival until its letter was taken over, in milliseconds; of those sent. */
  readonly medianDelay: number | undefined;
  readonly longestDelay: number | undefined;
}

export function deliveryFigures(records: readonly DeliveryRecord[]): DeliveryFigures {
  const ofKind = (kind: LetterKind) =>
    records.flatMap(({ receivedAt, letters }) =>
      letters.filter((letter) => letter.kind === kind).map((letter) => ({ ...letter, receivedAt })),
    );
  return {
    messages: records.length,
    looksLikeSpam: records.filter(({ looksLikeSpam }) => looksLikeSpam).length,
    letters: kinds.flatMap((kind) => {
      const letters = ofKind(kind);
      if (letters.length === 0) return [];
      const delays = letters
        .flatMap(({ state, sentAt, receivedAt }) =>
          // A clock that was put back in between would have it arrive before it was written.
          state === 'sent' && sentAt !== undefined ? [Math.max(0, sentAt - receivedAt)] : [],
        )
        .toSorted((a, b) => a - b);
      const count = (state: LetterState) => letters.filter((one) => one.state === state).length;
      return [
        {
          kind,
          sent: count('sent'),
          waiting: count('waiting'),
          givenUp: count('given-up'),
          medianDelay: delays[Math.floor((delays.length - 1) / 2)],
          longestDelay: delays.at(-1),
        },
      ];
    }),
  };
}

const kinds: readonly LetterKind[] = ['agency', 'receipt', 'webhook'];
