import { demoId } from '@athenaeum/kit/demo';
import mongoose from 'mongoose';
import { slotsOf, type Person } from './people';
import type { Places } from './workload';

const DAY = 86_400_000;
const SALONS = 3;
/** Fewer than there are members, so that there is always somebody who waits. */
const SEATS = 3;
const RECORDINGS = 4;
const STARTS = 12;

/** Of the demo data: events to come with few seats and nobody in them, recordings, and a coach's free times. */
export async function openPlaces(member: Person): Promise<Places> {
  const all = mongoose.connection.collection<{ _id: string; date: number }>('salons');
  const open = { requires_payment: { $ne: true }, is_private: { $ne: true }, salon_status: null };
  const idsOf = async (date: object, count: number) =>
    (
      await all
        .find({ ...open, date })
        .sort({ date: 1 })
        .limit(count)
        .toArray()
    ).map(({ _id }) => _id);
  const now = Date.now();
  const salons = await idsOf({ $gt: now + 3 * DAY }, SALONS);
  const recordings = await idsOf({ $lt: now - 3 * DAY }, RECORDINGS);
  await mongoose.connection.collection('rsvps').deleteMany({ salon_id: { $in: salons } });
  await all.updateMany(
    { _id: { $in: salons } },
    { $set: { capacity: SEATS, seats_free: SEATS, is_closed: false } },
  );
  const coach = demoId('coach', 'maya-chen');
  return { salons, recordings, coach, starts: (await slotsOf(member, coach)).slice(0, STARTS) };
}
