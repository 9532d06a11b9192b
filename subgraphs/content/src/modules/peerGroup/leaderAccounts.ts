import type { CollectionRow } from '../collection/collection.model';
import { Speaker } from '../speaker/speaker.model';

/** Accounts of the leaders of a group; speakers without an account get no mail. */
export const leaderAccounts = async ({ leader_ids }: Pick<CollectionRow, 'leader_ids'>): Promise<string[]> =>
  leader_ids.length === 0
    ? []
    : Speaker.distinct('user_id', { _id: { $in: leader_ids }, user_id: { $type: 'string' } });
