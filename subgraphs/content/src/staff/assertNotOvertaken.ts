import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';

interface Dated {
  updated_at?: number | null;
}

/** Refuses a change of what somebody else has changed since it was read; the page then shows both. */
export function assertNotOvertaken(stored: Dated, read: Dated): void {
  if ((stored.updated_at ?? null) !== (read.updated_at ?? null))
    throw new Refusal('CONFLICT', CONTENT_MESSAGES.changedMeanwhile);
}
