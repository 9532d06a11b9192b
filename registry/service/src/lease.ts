import { randomUUID } from 'node:crypto';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import type { Caller } from './caller';

/** The lease of an area while it is being released. */
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

/** A lease expires this long after its process died. */
const LEASE_TTL_MS = 30_000;

/** Runs one deploy of an area at a time, across processes. @throws Refusal that names the other caller */
export async function withLease<T>(area: string, { name }: Caller, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const now = Date.now();
  try {
    await Lease.updateOne(
      { _id: area, until: { $lt: now } },
      { $set: { holder, by: name, since: now, until: now + LEASE_TTL_MS } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw await takenBy(area);
  }
  const renewal = setInterval(() => {
    void Lease.updateOne({ _id: area, holder }, { $set: { until: Date.now() + LEASE_TTL_MS } }).catch(
      () => undefined,
    );
  }, LEASE_TTL_MS / 3);
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
