import type { HTMLAttributes } from 'react';

/** Where the bell will be; empty until its part of the shell is loaded. */
export const BELL = 'member-bell';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's types name elements
  namespace JSX {
    interface IntrinsicElements {
      [BELL]: HTMLAttributes<HTMLElement>;
    }
  }
}
