import type { BackPart } from './back';
import type { Kind } from './history';
import type { Outsider } from './outside';

/** Everything that a fault can befall. */
export type Part = BackPart | Outsider | 'remote';

/** The gateway resolves the session by `users`, for every request. */
export const SIGNED_IN = ['gateway', 'database', 'users'] as const satisfies readonly Part[];

/** What each thing that members do cannot do without; a fault of anything else must not be felt. */
export const NEEDS: Record<Kind, readonly Part[]> = {
  seat: [...SIGNED_IN, 'content'],
  leave: [...SIGNED_IN, 'content'],
  watch: [...SIGNED_IN, 'content'],
  book: [...SIGNED_IN, 'coaching'],
  cancel: [...SIGNED_IN, 'coaching'],
  upload: [...SIGNED_IN, 'storage'],
  read: [...SIGNED_IN, 'storage'],
  order: [...SIGNED_IN, 'coaching'],
  checkout: [...SIGNED_IN, 'coaching', 'billing'],
  pay: ['gateway', 'database'],
};
