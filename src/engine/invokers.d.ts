import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Id of the dialog that the button acts on; React's own types do not know the attribute yet. */
    commandfor?: string;
    command?: 'show-modal' | 'close' | 'request-close';
  }
}
