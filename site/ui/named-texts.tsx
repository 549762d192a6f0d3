interface Props {
  readonly className: string | undefined;
  readonly items: readonly { readonly name: string; readonly text: string }[];
}

/** A list of names, each with its text. */
export function NamedTexts({ className, items }: Props) {
  return (
    <dl className={className}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
