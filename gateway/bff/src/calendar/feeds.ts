import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { deriveKeys, type DerivedKey, type SecretEnv } from '../auth/secrets';
import { CalendarFeed, type CalendarFeedRow } from './calendarFeed.model';

/** A member's own calendar, or a peer group's as that member reads it. */
export interface Feed {
  user_id: string;
  group_id?: string;
}

export interface Feeds {
  /** The token of a feed: the same each time, until it is revoked. */
  tokenOf(feed: Feed): Promise<string>;
  /** Which feed it is; null for what was revoked or never was. */
  feedAt(token: string): Promise<Feed | null>;
  revoke(feed: Feed): Promise<void>;
}

/** Feed tokens are derived from a stored seed and our secret, so that they can be shown again while only hashes are stored. */
export function createFeeds(env: SecretEnv): Feeds {
  const keys = deriveKeys(env, 'calendar feeds');
  /** The token as issued, by the key it was issued with; null when that key is gone. */
  const toldOf = ({ _id, seed, token_hash }: Pick<CalendarFeedRow, '_id' | 'seed' | 'token_hash'>) =>
    keys.map((key) => tokenFrom(key, _id, seed)).find((token) => hashOf(token) === token_hash) ?? null;
  const drawn = (id: string) => {
    const seed = randomUUID();
    return { seed, token_hash: hashOf(tokenFrom(keys[0], id, seed)), created_at: new Date() };
  };

  async function rowOf(feed: Feed): Promise<CalendarFeedRow> {
    const _id = idOf(feed);
    const made = { ...drawn(_id), ...(feed.group_id ? feed : {}) };
    const options = { upsert: true, returnDocument: 'after' } as const;
    const row = (await CalendarFeed.findOneAndUpdate({ _id }, { $setOnInsert: made }, options).lean())!;
    if (toldOf(row) !== null) return row;
    // Drawn under a secret we no longer have.
    await CalendarFeed.updateOne({ _id, seed: row.seed }, drawn(_id));
    return (await CalendarFeed.findById(_id).lean())!;
  }

  return {
    async tokenOf(feed) {
      const row = await rowOf(feed).catch((error: unknown) => {
        // A concurrent request has created it.
        if (isDuplicateKey(error)) return rowOf(feed);
        throw error;
      });
      return toldOf(row)!;
    },
    async feedAt(token) {
      const row = await CalendarFeed.findOne({ token_hash: hashOf(token) }).lean();
      if (!row || toldOf(row) !== token) return null;
      const { _id, user_id, group_id } = row;
      return user_id && group_id ? { user_id, group_id } : { user_id: _id };
    },
    async revoke(feed) {
      await CalendarFeed.deleteOne({ _id: idOf(feed) });
    },
  };
}

const idOf = ({ user_id, group_id }: Feed) => (group_id ? `${user_id}:${group_id}` : user_id);

const tokenFrom = ({ key }: DerivedKey, id: string, seed: string) =>
  createHmac('sha256', key).update(`${id}:${seed}`).digest('base64url');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
