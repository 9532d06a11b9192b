import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { deriveKeys, type DerivedKey, type SecretEnv } from '../auth/secrets';
import { CalendarFeed, type CalendarFeedRow } from './calendarFeed.model';

export interface Feeds {
  /** The token of her feed: the same each time, until she revokes it. */
  tokenOf(userId: string): Promise<string>;
  /** Whose feed it is; null for what was revoked or never was. */
  ownerOf(token: string): Promise<string | null>;
  revoke(userId: string): Promise<void>;
}

/** Addresses that can be shown again without being kept: they follow from a seed and our secret, and only hashes are stored. */
export function createFeeds(env: SecretEnv): Feeds {
  const keys = deriveKeys(env, 'calendar feeds');
  /** As it was told, with whichever key that was; null when that key is gone. */
  const toldOf = ({ _id, seed, token_hash }: Pick<CalendarFeedRow, '_id' | 'seed' | 'token_hash'>) =>
    keys.map((key) => tokenFrom(key, _id, seed)).find((token) => hashOf(token) === token_hash) ?? null;
  const drawn = (userId: string) => {
    const seed = randomUUID();
    return { seed, token_hash: hashOf(tokenFrom(keys[0], userId, seed)), created_at: new Date() };
  };

  async function feedOf(_id: string): Promise<CalendarFeedRow> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const row = (await CalendarFeed.findOneAndUpdate({ _id }, { $setOnInsert: drawn(_id) }, options).lean())!;
    if (toldOf(row) !== null) return row;
    // Drawn under a secret we no longer have.
    await CalendarFeed.updateOne({ _id, seed: row.seed }, drawn(_id));
    return (await CalendarFeed.findById(_id).lean())!;
  }

  return {
    async tokenOf(userId) {
      const row = await feedOf(userId).catch((error: unknown) => {
        // Asked for twice at once: it is there now.
        if (isDuplicateKey(error)) return feedOf(userId);
        throw error;
      });
      return toldOf(row)!;
    },
    async ownerOf(token) {
      const row = await CalendarFeed.findOne({ token_hash: hashOf(token) }).lean();
      return row && toldOf(row) === token ? row._id : null;
    },
    async revoke(userId) {
      await CalendarFeed.deleteOne({ _id: userId });
    },
  };
}

const tokenFrom = ({ key }: DerivedKey, userId: string, seed: string) =>
  createHmac('sha256', key).update(`${userId}:${seed}`).digest('base64url');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
