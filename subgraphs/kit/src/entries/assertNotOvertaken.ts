import { Refusal } from '../refusal';

export const CHANGED_MEANWHILE = 'Somebody else has changed this in the meantime. Please look at it again.';

interface Dated {
  updated_at?: number | null | undefined;
}

/** Refuses a change of what somebody else has changed since it was read, so that nothing of theirs is lost. */
export function assertNotOvertaken(stored: Dated, read: Dated): void {
  if ((stored.updated_at ?? null) !== (read.updated_at ?? null))
    throw new Refusal('CONFLICT', CHANGED_MEANWHILE);
}
