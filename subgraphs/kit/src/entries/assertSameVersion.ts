import { Refusal } from '../refusal';

export const VERSION_CONFLICT_MESSAGE =
  'Somebody else has changed this in the meantime. Please look at it again.';

interface Dated {
  updated_at?: number | null | undefined;
}

/** Optimistic concurrency: throws Refusal CONFLICT when `stored` has been changed since `read`. */
export function assertSameVersion(stored: Dated, read: Dated): void {
  if ((stored.updated_at ?? null) !== (read.updated_at ?? null))
    throw new Refusal('CONFLICT', VERSION_CONFLICT_MESSAGE);
}
