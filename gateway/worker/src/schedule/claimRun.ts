import { isDuplicateKey } from '@athenaeum/kit';
import { JobRun } from './jobRun.model';

/**
 * Claims the next run of a job, so that of any number of workers one does it in each interval: a conditional update
 * decides between them. A worker that dies in the middle holds nothing up: the run after it comes when it is due.
 *
 * @param everyMs no other run is claimed for so long
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
    // It is there and not due, so that the upsert met its id.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
