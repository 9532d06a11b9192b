import type { CollectionRow } from '../collection/collection.model';
import { Speaker } from '../speaker/speaker.model';

/** Accounts of those who lead a group; a speaker without one reads no mail of ours. */
export const leaderAccounts = async ({ leader_ids }: Pick<CollectionRow, 'leader_ids'>): Promise<string[]> =>
  leader_ids.length === 0
    ? []
    : Speaker.distinct('user_id', { _id: { $in: leader_ids }, user_id: { $type: 'string' } });
