import { publishAfterCommit } from '@athenaeum/kit/facts';
import type { ClientSession } from 'mongoose';
import type { ConnectionRow } from './connection.model';
import { asKnownTo } from './connection.policy';

/**
 * Tells the pages of those of the two to whom it is another than before. A silent refusal, or a block, is no news to the other:
 * the fact alone would reveal it.
 *
 * @param before null for a new one
 */
export function tellOfConnection(
  session: ClientSession,
  before: ConnectionRow | null,
  after: ConnectionRow,
): void {
  for (const account of [after.user_id, after.request_user_id])
    if (lookOf(account, before) !== lookOf(account, after))
      publishAfterCommit(session, { kind: 'connection', id: after._id, to: { account } });
}

function lookOf(account: string, row: ConnectionRow | null): string {
  const known = row && asKnownTo(account, row);
  return known ? `${known.status} by ${known.request_user_id}` : '';
}
