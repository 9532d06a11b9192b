import { randomUUID } from 'node:crypto';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import type { Caller } from './caller';

/** Who is releasing an area at this moment. */
const leaseSchema = new Schema(
  {
    /** The area. */
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    by: { type: String, required: true },
    since: { type: Number, required: true },
    until: { type: Number, required: true },
  },
  { versionKey: false, collection: 'release_leases' },
);

type LeaseRow = InferRawDocTypeFromSchema<typeof leaseSchema>;
export const Lease = model<LeaseRow>('ReleaseLease', leaseSchema);

/** It outlives a process that ended in the middle by so much, ms. */
const LASTS = 30_000;

/** Lets one deploy of an area run at a time, in whichever process. @throws Refusal that names who is at it */
export async function withLease<T>(area: string, { name }: Caller, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const now = Date.now();
  try {
    await Lease.updateOne(
      { _id: area, until: { $lt: now } },
      { $set: { holder, by: name, since: now, until: now + LASTS } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw await takenBy(area);
  }
  const renewal = setInterval(() => {
    void Lease.updateOne({ _id: area, holder }, { $set: { until: Date.now() + LASTS } }).catch(
      () => undefined,
    );
  }, LASTS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await Lease.deleteOne({ _id: area, holder });
  }
}

async function takenBy(area: string): Promise<Refusal> {
  const lease = await Lease.findById(area).lean<LeaseRow>();
  const since = new Date(lease?.since ?? Date.now()).toISOString().slice(11, 19);
  return new Refusal(
    'CONFLICT',
    `${lease?.by ?? 'Somebody'} is deploying ${area} since ${since} UTC: try again when that has ended.`,
  );
}
