import { isDuplicateKey } from '@athenaeum/kit';
import { JobRun } from './jobRun.model';

/**
 * Claims the next run of a job, so that of any number of workers one does it in each interval: a conditional update
 * decides between them. When a worker dies during a run, the next run is claimed when it is due.
 *
 * @param everyMs the interval in which no other run is claimed
 * @returns false while the job is not due
 */
export async function claimRun(job: string, everyMs: number, now = Date.now()): Promise<boolean> {
  try {
    const { modifiedCount, upsertedCount } = await JobRun.updateOne(
      { _id: job, due_at: { $lte: now } },
      { $set: { due_at: now + everyMs } },
      { upsert: true },
    );
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    // The row exists and is not due, so the upsert was rejected by its id.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
