import { createHash, randomBytes } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS, demoMembers, type DemoRandom } from '@athenaeum/kit/demo';
import { type Acknowledged, nothingAcknowledged } from './acknowledged';
import { createCaller, type Caller } from './caller';
import { type Size, withDatabase } from './loadData';

interface Salon {
  id: string;
  slug: string;
}

interface ListedSalon extends Salon {
  /** Epoch ms. */
  date: number;
  /** Set where it is called off or postponed. */
  salon_status: string | null;
  is_closed: boolean;
  requires_payment: boolean;
  invite_type: string | null;
}

/** The members who visit, and the records that they open. */
export interface World {
  callers: Caller[];
  admin: Caller;
  salons: Salon[];
  /** Identifiers of what can be watched, and of what seats can be had at without paying. */
  recordings: string[];
  seats: string[];
  /** One with few seats, for many to want. */
  live: Salon;
  /** Slugs. */
  members: string[];
  /** Paths of members' calendars. */
  feeds: string[];
  /** Filled by the visits. */
  acknowledged: Acknowledged;
}

const MEMBERS = 200;
const FEEDS = 20;
const PAGE = 20;
const PAGES = 5;
const MAX_ATTEMPTS = 20;
const PAUSE = 1000;
const DAY_MS = 86_400_000;

/** Members are signed in already: how long a sign-in takes on purpose is not what is measured. */
export async function createWorld(
  { uri, size, port, agent }: { uri: string; size: Size; port: number; agent: Agent },
  random: DemoRandom,
): Promise<World> {
  const ids = await membersIn(uri, size);
  const cookies = await signIn(uri, size, [DEMO_ACCOUNTS.admin.id, ...ids]);
  const callerOf = (id: string) => createCaller({ agent, port, id, cookie: cookies.get(id) });
  const callers = ids.map(callerOf);
  const first = callers[0]!;

  const coming = await pages((skip) =>
    first
      .data<{ salons: { data: ListedSalon[] } }>('mfe-learning', 'CalendarEvents', {
        input: { phase: { in: ['UPCOMING'] }, take: PAGE, skip },
      })
      .then(({ salons }) => salons.data),
  );
  const recorded = await pages((skip) =>
    first
      .data<{ recorded: { data: Salon[] } }>('mfe-learning', 'ListedRecordings', {
        input: { phase: { equals: 'RECORDED' }, has_recording: { equals: true }, take: PAGE, skip },
      })
      .then(({ recorded }) => recorded.data),
  );
  const { users } = await patiently(() =>
    first.data<{ users: { data: { slug: string }[] } }>('mfe-community', 'Directory', {
      input: { take: 100 },
    }),
  );
  // One that begins soon may be over before a long load is.
  const afterwards = Date.now() + DAY_MS;
  const open = coming.filter(
    ({ date, salon_status, is_closed, requires_payment }) =>
      date > afterwards && !salon_status && !is_closed && !requires_payment,
  );
  const live = await findNearlyFull(first, open);
  return {
    callers,
    admin: callerOf(DEMO_ACCOUNTS.admin.id),
    salons: [...coming, ...recorded],
    recordings: recorded.map(({ id }) => id),
    seats: open.filter(({ id }) => id !== live.id).map(({ id }) => id),
    live,
    members: users.data.map(({ slug }) => slug),
    feeds: await Promise.all(random.sample(ids, FEEDS).map((id) => feedOf(port, cookies.get(id)!))),
    acknowledged: nothingAcknowledged(),
  };
}

/** So few seats that some who want one must wait in line. */
async function findNearlyFull(caller: Caller, salons: readonly Salon[]): Promise<Salon> {
  for (const salon of salons) {
    const { slug } = salon;
    const answer = await caller.data<{ salon: { data: { seats_left: number | null } } }>(
      'mfe-learning',
      'Salon',
      { slug },
    );
    if (answer.salon.data.seats_left) return salon;
  }
  throw new Error('No salon to come has a seat left');
}

/** What a service that has just started reads into its memory first can take longer than a page would wait. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === MAX_ATTEMPTS) throw error;
      await pause(PAUSE);
    }
  }
}

async function pages<Row>(page: (skip: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 0; number < PAGES; number += 1) rows.push(...(await page(number * PAGE)));
  return rows;
}

/** None of those whose answers are special, and the same in every size. */
async function membersIn(uri: string, size: Size): Promise<string[]> {
  const named = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const ids = demoMembers()
    .map(({ id }) => id)
    .filter((id) => !named.has(id));
  return withDatabase(uri, size, async (db) => {
    const signed = await db
      .collection<{ _id: string }>('users')
      .find({ _id: { $in: ids }, latest_signed_agreement: { $ne: null } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return signed.slice(0, MEMBERS).map(({ _id }) => _id);
  });
}

/** Rows as the gateway writes them at a sign-in; answers the cookies by member. */
export async function signIn(uri: string, size: Size, ids: readonly string[]): Promise<Map<string, string>> {
  const cookies = new Map(ids.map((id) => [id, randomBytes(32).toString('base64url')]));
  const now = new Date();
  const rows = [...cookies].map(([user_id, cookie]) => ({
    _id: createHash('sha256').update(cookie).digest('base64url'),
    user_id,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + 12 * 3_600_000),
  }));
  await withDatabase(uri, size, (db) => db.collection<{ _id: string }>('web_sessions').insertMany(rows));
  return cookies;
}

async function feedOf(port: number, cookie: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/calendar/feed`, {
    method: 'POST',
    headers: { cookie: `athenaeum_session=${cookie}`, 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: { feed: string } };
  return new URL(data.feed).pathname;
}
