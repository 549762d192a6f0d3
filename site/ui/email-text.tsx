import { Fragment } from 'react';

/** An email address that a narrow column breaks before its sign or after a dot, not within a word. */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(/(?=@)|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
