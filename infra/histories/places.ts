import { randomUUID } from 'node:crypto';
import { retry } from '@athenaeum/common/waiting';
import type { mongo } from 'mongoose';
import type { Person } from '../faults/people';
import type { SignedIn } from '../faults/member';
import { requestOperation } from './clients/requestOperation';
import type { Coach } from './clients/acts';
import { MINUTE } from './models/sessions';
import type { Places } from './objects/objects';

const DAY = 86_400_000;
const HOUR = 60 * MINUTE;
const SEATS = [1, 3];
const HOURS = 3;
const FREE = `query ($input: SlotsInput!) { slots(input: $input) { ok code message data { start durations } } }`;
const CREDITS = `query { me { ok code message data { credits { quantity held } } } }`;

/** The rest is whatever the demo data have. */
interface SalonRow {
  _id: string;
  slug: string;
  date: number;
  contentful_id?: string;
  campaign_id?: string;
  capacity?: number | null;
  seats_free?: number | null;
  is_closed?: boolean;
}

/** Salons with few seats and no RSVPs: copies of one of the demo data. */
export async function openSalons(db: mongo.Db): Promise<Places['salons']> {
  const salons = db.collection<SalonRow>('salons');
  const open = { requires_payment: { $ne: true }, is_private: { $ne: true }, salon_status: null };
  const model = await salons.findOne({ ...open, date: { $gt: Date.now() + 10 * DAY } });
  // Another system knows one salon by each.
  const { contentful_id: _contentful, campaign_id: _campaign, ...common } = model!;
  return Promise.all(
    SEATS.map(async (seats) => {
      const own = { _id: randomUUID(), capacity: seats, seats_free: seats, is_closed: false };
      await salons.insertOne({ ...common, ...own, slug: `${common.slug}-${own._id}` });
      return { id: own._id, seats };
    }),
  );
}

/**
 * Some whole hours of one coach, each with a start in its middle, and then of the next; none twice in a run. Nobody has a
 * session from the first to the last of them: what is judged is all that lies between.
 */
export async function* openHours(
  member: SignedIn,
  db: mongo.Db,
): AsyncGenerator<{ coach: string; hours: number[] }> {
  const booked = db.collection<{ _id: string }>('coaches').find({ schedule_link: null }).sort({ _id: 1 });
  for (const { _id: coach } of await booked.toArray()) {
    const sessions = await db
      .collection<{ session_date: number }>('coaching_sessions')
      .find({ coach_id: coach })
      .toArray();
    const taken = sessions.map(({ session_date }) => session_date);
    for (const hours of groupsBetween(await wholeHours(member, coach), taken)) yield { coach, hours };
  }
}

/** Groups of hours in their order, without those that have a start of `taken` among them; a smaller rest is left out. */
export function groupsBetween(hours: readonly number[], taken: readonly number[]): number[][] {
  const groups: number[][] = [];
  let group: number[] = [];
  for (const hour of hours) {
    if (taken.some((start) => start >= group[0]! && start < hour)) group = [];
    group.push(hour);
    if (group.length === HOURS) {
      groups.push(group);
      group = [];
    }
  }
  return groups;
}

async function wholeHours(member: SignedIn, coach_id: string): Promise<number[]> {
  const from = Date.now() + 36 * DAY;
  const data = await untilTold(member, FREE, { input: { coach_id, from, to: from + 40 * DAY } });
  const slots = new Map(
    (data as { start: number; durations: number[] }[]).map(({ start, durations }) => [start, durations]),
  );
  const hours: number[] = [];
  for (const [start, durations] of slots)
    if (start >= (hours.at(-1) ?? 0) + HOUR && durations.includes(60) && slots.has(start + 30 * MINUTE))
      hours.push(start);
  return hours;
}

export const coachOf = (id: string, hours: readonly number[]): Coach => ({
  id,
  from: hours[0]!,
  to: hours.at(-1)! + HOUR,
});

/** What each has at a moment at which nothing is under way. */
export const readLedgers = (members: readonly Person[]): Promise<Places['ledgers']> =>
  Promise.all(
    members.map(async (member) => {
      const { credits } = (await untilTold(member, CREDITS)) as {
        credits: { quantity: number; held: number };
      };
      return { who: member.id, ...credits };
    }),
  );

/** On a busy machine an answer may be late. */
const untilTold = (member: SignedIn, query: string, variables: object = {}): Promise<unknown> =>
  retry(
    async () => {
      const told = await requestOperation(member, query, variables);
      if (!told?.ok) throw new Error(`No answer to begin with: ${told?.code}`);
      return told.data;
    },
    { attempts: 10, delay: 1000 },
  );
