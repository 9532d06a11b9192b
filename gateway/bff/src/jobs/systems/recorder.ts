import type { JobSystem } from './jobSystem';
import { JobRecord } from './jobRecord.model';

/** Keeps what would have been sent, each call once. */
export const recorder: JobSystem = {
  async run({ job, payload, key }) {
    await JobRecord.updateOne(
      { _id: key },
      {
        $setOnInsert: {
          job: job.kind,
          method: job.method,
          path: job.path,
          payload,
          recorded_at: new Date(),
        },
      },
      { upsert: true },
    );
  },
};
