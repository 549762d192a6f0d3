import 'react';

/** Invoker commands (https://html.spec.whatwg.org/#attr-button-command), not in React's types yet. */
declare module 'react' {
  // The type parameter has to be repeated for the declarations to merge.
  interface ButtonHTMLAttributes<T> {
    /** The id of the dialog or popover that this button commands. */
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}
