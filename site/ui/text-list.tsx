import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'ul'> {
  readonly items: readonly string[];
}

/** A list of texts. */
export function TextList({ items, ...attributes }: Props) {
  return (
    <ul role="list" {...attributes}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
