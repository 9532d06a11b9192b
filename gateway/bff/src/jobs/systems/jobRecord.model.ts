import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A call that would have left, kept where no other system is configured. */
const jobRecordSchema = new Schema(
  {
    /** The call's key. */
    _id: { type: String, required: true },
    job: { type: String, required: true },
    method: { type: String, required: true },
    path: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    recorded_at: { type: Date, required: true },
  },
  { collection: 'job_records', versionKey: false, minimize: false },
);

const RETENTION_DAYS = 30;

// Listed for admins, newest first, and removed by a TTL index.
jobRecordSchema.index({ recorded_at: -1 }, { expireAfterSeconds: RETENTION_DAYS * 86_400 });

export type JobRecordRow = InferRawDocTypeFromSchema<typeof jobRecordSchema>;
export const JobRecord = model<JobRecordRow>('JobRecord', jobRecordSchema);
