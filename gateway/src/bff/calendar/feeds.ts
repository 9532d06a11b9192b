import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import type { Env } from '../../env';
import { deriveSecret } from '../auth/secrets';
import { CalendarFeed, type CalendarFeedRow } from './calendarFeed.model';

export interface Feeds {
  /** The token of her feed: the same each time, until she revokes it. */
  tokenOf(userId: string): Promise<string>;
  /** Whose feed it is; null for what was revoked or never was. */
  ownerOf(token: string): Promise<string | null>;
  revoke(userId: string): Promise<void>;
}

/** Addresses that can be shown again without being kept: they follow from a seed and our secret, and only hashes are stored. */
export function createFeeds({ SESSION_SECRET }: Pick<Env, 'SESSION_SECRET'>): Feeds {
  const secret = deriveSecret(SESSION_SECRET, 'calendar feeds');
  const tokenFrom = (userId: string, seed: string) =>
    createHmac('sha256', secret).update(`${userId}:${seed}`).digest('base64url');
  const drawn = (userId: string) => {
    const seed = randomUUID();
    return { seed, token_hash: hashOf(tokenFrom(userId, seed)), created_at: new Date() };
  };

  async function feedOf(_id: string): Promise<CalendarFeedRow> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const row = (await CalendarFeed.findOneAndUpdate({ _id }, { $setOnInsert: drawn(_id) }, options).lean())!;
    if (row.token_hash === hashOf(tokenFrom(_id, row.seed))) return row;
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
      return tokenFrom(userId, row.seed);
    },
    async ownerOf(token) {
      const row = await CalendarFeed.findOne({ token_hash: hashOf(token) }).lean();
      return row?._id ?? null;
    },
    async revoke(userId) {
      await CalendarFeed.deleteOne({ _id: userId });
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
