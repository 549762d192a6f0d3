import type { NotificationKind, NotificationState } from '../contact/notification.ts';

/** What is known of the messages of a time without reading any of them. */
export interface DeliveryRecords {
  /**
   * The messages received from `from` until just before `before`, in milliseconds since 1970. Throws
   * `StoreUnavailable` when the store cannot be read.
   */
  between(from: number, before: number): Promise<readonly DeliveryRecord[]>;
}

/** A message and what became of its notifications. */
export interface DeliveryRecord {
  readonly receivedAt: number;
  readonly looksLikeSpam: boolean;
  readonly notifications: readonly {
    readonly kind: NotificationKind;
    readonly state: NotificationState;
    readonly sentAt: number | undefined;
  }[];
}

/** Of the messages of a period that are kept still. */
export interface DeliveryFigures {
  readonly messages: number;
  readonly looksLikeSpam: number;
  /** The kinds of which there are notifications. */
  readonly notifications: readonly NotificationFigures[];
}

export interface NotificationFigures {
  readonly kind: NotificationKind;
  readonly sent: number;
  readonly waiting: number;
  readonly givenUp: number;
  /** From the message's arrival until its notification was taken over, in milliseconds; of those sent. */
  readonly medianDelay: number | undefined;
  readonly longestDelay: number | undefined;
}

export function deliveryFigures(records: readonly DeliveryRecord[]): DeliveryFigures {
  const ofKind = (kind: NotificationKind) =>
    records.flatMap(({ receivedAt, notifications }) =>
      notifications
        .filter((notification) => notification.kind === kind)
        .map((notification) => ({ ...notification, receivedAt })),
    );
  return {
    messages: records.length,
    looksLikeSpam: records.filter(({ looksLikeSpam }) => looksLikeSpam).length,
    notifications: kinds.flatMap((kind) => {
      const notifications = ofKind(kind);
      if (notifications.length === 0) return [];
      const delays = notifications
        .flatMap(({ state, sentAt, receivedAt }) =>
          // A clock that was put back in between would have it arrive before it was written.
          state === 'sent' && sentAt !== undefined ? [Math.max(0, sentAt - receivedAt)] : [],
        )
        .toSorted((a, b) => a - b);
      const count = (state: NotificationState) =>
        notifications.filter((one) => one.state === state).length;
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

const kinds: readonly NotificationKind[] = ['inquiry', 'confirmation', 'webhook'];
