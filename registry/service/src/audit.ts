import { inTransaction } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type { Caller } from './caller';

export interface Entry {
  operation:
    | 'deployRemote'
    | 'tryRemote'
    | 'previewRemote'
    | 'endPreviews'
    | 'promoteRemote'
    | 'rampRemote'
    | 'holdRemote'
    | 'rollBackRemote'
    | 'killRemote'
    | 'reviveRemote'
    | 'refuseRelease';
  area: string;
  before?: object;
  after: object;
  reason: string;
}

/** Writes the audit row of a release or a refusal. */
export const recordRelease = (
  { id, name }: Caller,
  { operation, area, before = {}, after, reason }: Entry,
): Promise<void> =>
  inTransaction((session) =>
    recordWrite(
      session,
      { id, roles: new Set() },
      // Unchanged fields name what the row is about.
      {
        operation,
        target_id: area,
        before: { title: area, ...before },
        after: { title: area, by: name, ...after },
        reason,
      },
    ),
  );
