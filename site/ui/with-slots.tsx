import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A text with slots, such as `Or call {phoneLink}.` */
  readonly text: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** A text of the content with links or typed words in it. */
export function WithSlots({ text, slots }: Props) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : <Fragment key={index}>{slots[part]}</Fragment>,
    );
}
