import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** When each job may run next, whichever worker runs it. */
const jobRunSchema = new Schema(
  {
    /** The job. */
    _id: { type: String, required: true },
    /** Epoch ms. */
    due_at: { type: Number, required: true },
  },
  { versionKey: false, collection: 'job_runs' },
);

export const JobRun = model<InferRawDocTypeFromSchema<typeof jobRunSchema>>('JobRun', jobRunSchema);
