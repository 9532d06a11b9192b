import { CONTENT_MESSAGES, WATCHED_FROM } from '@athenaeum/content-contract';
import type { createProgressInput, updateProgressInput } from '@athenaeum/content-contract';
import { progressSaved } from '@athenaeum/content-contract/outgoing';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type * as z from 'zod/mini';
import { actorOf } from '../../actor';
import type { SalonRow } from '../salon/salon.model';
import { canWatch } from '../salon/salon.policy';
import { salonToChange } from '../salon/salon.service';
import { participationOf } from '../salon/participation';
import { Progress, type ProgressRow } from './progress.model';

/** Starts or raises the viewer's progress in a recording. */
export async function createProgress(
  viewer: Viewer,
  input: z.infer<typeof createProgressInput>,
): Promise<ProgressRow> {
  const user_id = actorOf(viewer, input.user_id);
  const where: Record<string, string> = input.salon_id
    ? { _id: input.salon_id }
    : { campaign_id: input.campaign_id! };
  const salon = await salonToChange(viewer, where);
  await assertCanWatch(viewer, salon);
  const key = { user_id, salon_id: salon._id };
  const save = () => raise(key, input.progress, { upsert: true });
  try {
    return (await save())!;
  } catch (error) {
    // Two tabs began at the same time: the record exists now.
    if (!isDuplicateKey(error)) throw error;
    return (await save())!;
  }
}

/** Raises the viewer's own record; a late, lower value leaves it as it is. */
export async function updateProgress(
  viewer: Viewer,
  { id, progress }: z.infer<typeof updateProgressInput>,
): Promise<ProgressRow> {
  const user_id = actorOf(viewer);
  const current = await Progress.findOne({ _id: id, user_id }).lean<ProgressRow>();
  if (!current) throw notFound('record');
  await assertCanWatch(viewer, await salonToChange(viewer, { _id: current.salon_id }));
  const saved = await raise({ _id: id, user_id }, progress, { upsert: false });
  if (!saved) throw notFound('record');
  return saved;
}

/** While a recording is playing, other systems are told once in this interval instead of with every save. */
const REPORT_INTERVAL_MS = 60_000;

async function raise(
  which: Record<string, string>,
  progress: number,
  { upsert }: { upsert: boolean },
): Promise<ProgressRow | null> {
  return inTransaction(async (session) => {
    const before = await Progress.findOne(which).session(session).lean<ProgressRow>();
    const saved = await Progress.findOneAndUpdate(which, raisedTo(progress), {
      session,
      upsert,
      returnDocument: 'after',
    }).lean<ProgressRow>();
    if (saved && saved.progress !== before?.progress)
      await enqueue(session, progressSaved, {
        payload: { salonId: saved.salon_id, userId: saved.user_id, progress: saved.progress },
        subject: saved._id,
        coalesce: true,
        dueAt: Date.now() + REPORT_INTERVAL_MS,
      });
    return saved;
  });
}

/** One atomic update that can only increase: concurrent tabs or late writes cannot undo progress. */
const raisedTo = (progress: number) =>
  progress >= WATCHED_FROM
    ? { $max: { progress: 1 }, $set: { watched: true, updated_at: Date.now() } }
    : { $max: { progress }, $set: { updated_at: Date.now() } };

async function assertCanWatch(viewer: Viewer, salon: SalonRow): Promise<void> {
  if (!canWatch(viewer, salon, await participationOf(viewer, salon), Date.now()))
    throw new Refusal('FORBIDDEN', CONTENT_MESSAGES.notARecording);
}
