import type { Connection } from 'mongoose';
import { RegistryProblem } from '../problem';
import { areaReleasesOf, type AreaRelease, type AreaStep } from './areaRelease';

const DUPLICATE_KEY = 11000;

/** What a release consists of, before anything of it is done. */
export type Plan = Omit<AreaRelease, 'timeline' | 'returning_at' | 'unrouted_at' | 'ended_at' | 'slot'>;

/** Begins a release. @throws RegistryProblem while another one is under way */
export async function beginAreaRelease(
  connection: Connection,
  plan: Plan,
  by: string | null,
): Promise<AreaRelease> {
  const model = areaReleasesOf(connection);
  // Its unique index decides between concurrent releases.
  await model.ensureIndexes();
  const release: AreaRelease = {
    ...plan,
    timeline: [{ step: 'planned', at: Date.now(), by, note: '' }],
    returning_at: null,
    unrouted_at: null,
    ended_at: null,
    slot: 'current',
  };
  try {
    await model.create(release);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY)) throw error;
    throw new RegistryProblem('Another area is being released with its subgraph: there is one at a time.');
  }
  return release;
}

interface Advance {
  step: AreaStep;
  by: string | null;
  note?: string;
  set?: Partial<Pick<AreaRelease, 'returning_at' | 'unrouted_at' | 'ended_at'>>;
}

/** Records a step of a running release. False when it has ended or is being rolled back. */
export const noteStep = (connection: Connection, id: string, advance: Advance): Promise<boolean> =>
  write(connection, { _id: id, slot: 'current', returning_at: null }, advance);

/** Begins to roll a release back. False when that has begun before, or the release has ended. */
export const beginRollback = (
  connection: Connection,
  id: string,
  { why, by }: { why: string; by: string | null },
  now = Date.now(),
): Promise<boolean> =>
  write(
    connection,
    { _id: id, slot: 'current', returning_at: null },
    { step: 'returning', by, note: why, set: { returning_at: now } },
    now,
  );

/** Records that gateways stop routing to the candidate, all of them after a short time. */
export const noteUnrouted = (connection: Connection, id: string, by: string, now: number): Promise<boolean> =>
  write(
    connection,
    { _id: id, slot: 'current', unrouted_at: null },
    { step: 'unrouted', by, set: { unrouted_at: now } },
    now,
  );

/** Ends a release, so that another one may begin. */
export const endAreaRelease = (
  connection: Connection,
  id: string,
  step: 'returned' | 'settled',
  by: string | null,
  now = Date.now(),
): Promise<boolean> =>
  write(connection, { _id: id, slot: 'current' }, { step, by, set: { ended_at: now } }, now, {
    $unset: { slot: 1 },
  });

async function write(
  connection: Connection,
  where: Partial<AreaRelease>,
  { step, by, note = '', set }: Advance,
  now = Date.now(),
  more: { $unset?: { slot: 1 } } = {},
): Promise<boolean> {
  const { modifiedCount } = await areaReleasesOf(connection).updateOne(where, {
    ...(set && { $set: set }),
    $push: { timeline: { step, at: now, by, note } },
    ...more,
  });
  return modifiedCount === 1;
}
