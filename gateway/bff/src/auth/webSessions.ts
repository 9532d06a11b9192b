import { createHash, randomBytes } from 'node:crypto';
import { publishFacts } from '@athenaeum/kit/facts';
import type { Env } from '../env';
import { endPushDevices, movePushDevices } from '../push/pushDevices';
import type { Methods } from './secondFactor/staffFactors';
import { WebSessionModel, type WebSession } from './webSession.model';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ID_BYTES = 32;

export interface WebSessions {
  /** Starts a session under a new id, ending the one the browser had; answers the cookie's value. */
  start(
    userId: string,
    options: { replaces?: string; idToken?: string; device?: string | null; methods: Methods },
  ): Promise<string>;
  /** The live session behind a cookie, kept alive by being asked for; not where `isUse` is false, as for what a page reads by itself. */
  find(cookie: string | undefined, options?: { isUse?: boolean }): Promise<WebSession | null>;
  /** Marks the session as one with two factors. */
  strengthen(cookie: string | undefined, methods: Methods): Promise<void>;
  /** Records a step-up authentication. */
  confirm(cookie: string | undefined): Promise<void>;
  /** Whether the last step-up authentication or sign-in was a short time ago. */
  isConfirmed(cookie: string | undefined): Promise<boolean>;
  end(cookie: string | undefined): Promise<WebSession | null>;
  /** Ends every session of a user. */
  endAll(userId: string): Promise<void>;
  /** A user's live sessions, the last used first. */
  list(userId: string, cookie: string | undefined): Promise<ListedSession[]>;
  /** The public name of this browser's session; null without one. */
  nameOf(cookie: string | undefined): string | null;
  /** Whether a session of that user is live, by its public name. */
  isLive(userId: string, name: string): Promise<boolean>;
  /** Ends one session of a user by its public name; false when there is none. */
  endOne(userId: string, name: string): Promise<boolean>;
  /** Ends all sessions of a user but this browser's; returns how many. */
  endOthers(userId: string, cookie: string | undefined): Promise<number>;
}

export interface ListedSession {
  /** Names it, and opens nothing. */
  id: string;
  device: string | null;
  /** Epoch ms. */
  created_at: number;
  seen_at: number;
  is_current: boolean;
}

/** Sessions end after a time without use and, however busy, after a longest time. */
export function createWebSessions(
  env: Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_LONGEST_HOURS' | 'CONFIRMED_FOR_MINUTES'>,
): WebSessions {
  const idle = env.SESSION_IDLE_MINUTES * MINUTE;
  const longest = env.SESSION_LONGEST_HOURS * HOUR;
  const expiry = (now: number, createdAt: number) => new Date(Math.min(now + idle, createdAt + longest));

  return {
    async start(userId, { replaces, idToken, device, methods }) {
      const now = Date.now();
      const cookie = randomBytes(ID_BYTES).toString('base64url');
      await WebSessionModel.create({
        _id: hashOf(cookie),
        user_id: userId,
        created_at: new Date(now),
        seen_at: new Date(now),
        confirmed_at: new Date(now),
        expires_at: expiry(now, now),
        id_token: idToken ?? null,
        device: device ?? null,
        methods: [...methods],
      });
      if (replaces) {
        const before = hashOf(replaces);
        await movePushDevices(userId, nameOf(before), nameOf(hashOf(cookie)));
        await endOne({ _id: before });
      }
      return cookie;
    },

    async find(cookie, { isUse = true } = {}) {
      if (!cookie) return null;
      const session = await WebSessionModel.findById(hashOf(cookie)).lean();
      const now = Date.now();
      if (!session || session.expires_at.getTime() <= now) return null;
      // Written at most once a minute, so that most reads cause no write.
      if (isUse && now - session.seen_at.getTime() > MINUTE)
        await WebSessionModel.updateOne(
          { _id: session._id },
          { seen_at: new Date(now), expires_at: expiry(now, session.created_at.getTime()) },
        );
      return session;
    },

    async strengthen(cookie, methods) {
      if (cookie) await WebSessionModel.updateOne({ _id: hashOf(cookie) }, { methods: [...methods] });
    },

    async confirm(cookie) {
      if (cookie) await WebSessionModel.updateOne({ _id: hashOf(cookie) }, { confirmed_at: new Date() });
    },

    async isConfirmed(cookie) {
      if (!cookie) return false;
      const since = new Date(Date.now() - env.CONFIRMED_FOR_MINUTES * MINUTE);
      return (await WebSessionModel.exists({ _id: hashOf(cookie), confirmed_at: { $gt: since } })) !== null;
    },

    async end(cookie) {
      if (!cookie) return null;
      // Of a session that has expired too: what it turned on has not.
      await endPushDevices({ session: nameOf(hashOf(cookie)) });
      const ended = await WebSessionModel.findByIdAndDelete(hashOf(cookie)).lean();
      if (ended) tellOfEnd(ended);
      return ended;
    },

    async endAll(userId) {
      await endPushDevices({ user_id: userId });
      await endWhere({ user_id: userId });
    },

    async list(userId, cookie) {
      const rows = await liveOf(userId);
      return rows.map(({ _id, device, created_at, seen_at }) => ({
        id: nameOf(_id),
        device: device ?? null,
        created_at: created_at.getTime(),
        seen_at: seen_at.getTime(),
        is_current: cookie !== undefined && _id === hashOf(cookie),
      }));
    },

    nameOf: (cookie) => (cookie ? nameOf(hashOf(cookie)) : null),

    isLive: async (userId, name) => (await liveOf(userId)).some(({ _id }) => nameOf(_id) === name),

    async endOne(userId, name) {
      const found = (await liveOf(userId)).find(({ _id }) => nameOf(_id) === name);
      return found !== undefined && (await endOne({ _id: found._id, user_id: userId })) === 1;
    },

    async endOthers(userId, cookie) {
      const here = cookie ? hashOf(cookie) : '';
      await endPushDevices({ user_id: userId, session: { $ne: nameOf(here) } });
      return endWhere({ user_id: userId, _id: { $ne: here } });
    },
  };
}

/** With what it has turned on in its browser. */
async function endOne(condition: { _id: string; user_id?: string }): Promise<number> {
  await endPushDevices({ session: nameOf(condition._id) });
  return endWhere(condition);
}

/** Ends the sessions that match; answers how many. */
async function endWhere(condition: { user_id?: string; _id?: string | { $ne: string } }): Promise<number> {
  const found = await WebSessionModel.find(condition).select('user_id').lean();
  const { deletedCount } = await WebSessionModel.deleteMany(condition);
  found.forEach(tellOfEnd);
  return deletedCount;
}

/** Closes the streams of its open pages, at whichever gateway they are. */
const tellOfEnd = ({ _id, user_id }: Pick<WebSession, '_id' | 'user_id'>): void =>
  publishFacts({ kind: 'signedOut', id: nameOf(_id), to: { account: user_id } });

const liveOf = (user_id: string) =>
  WebSessionModel.find({ user_id, expires_at: { $gt: new Date() } })
    .sort({ seen_at: -1 })
    .lean();

/** The hash of a hash: what the database knows it by stays there. */
const nameOf = (id: string) => hashOf(id).slice(0, 22);
const hashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url');
