import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The schedule of the jobs: one row for each, with the time when it may run next, in whichever worker. */
const jobRunSchema = new Schema(
  {
    /** The job's name. */
    _id: { type: String, required: true },
    /** Epoch ms. */
    due_at: { type: Number, required: true },
  },
  { versionKey: false, collection: 'job_runs' },
);

export const JobRun = model<InferRawDocTypeFromSchema<typeof jobRunSchema>>('JobRun', jobRunSchema);
