import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { READ_DETAILS } from '@athenaeum/users-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** What one person of staff has read of a member's private fields on one day (UTC) by one operation. */
const dataAccessSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    member_id: { type: String, required: true },
    reader_id: { type: String, required: true },
    /** The operation's name; `unnamed` where it had none. */
    operation: { type: String, required: true },
    /** `2026-11-27`. */
    day: { type: String, required: true },
    /** Fields of the profile that had a value. */
    fields: { type: [String], required: true },
    /** `READ_DETAILS` that the fields belong to. */
    details: { type: [String], required: true, enum: READ_DETAILS },
    times: { type: Number, required: true },
    first_at: { type: Number, required: true },
    last_at: { type: Number, required: true },
    forget_at: { type: Date, required: true },
  },
  { versionKey: false },
);
dataAccessSchema.plugin(joinReads);

// One row for each reader, operation and day, also when two requests are answered at once.
dataAccessSchema.index({ member_id: 1, reader_id: 1, operation: 1, day: 1 }, { unique: true });
// A member's rows, newest first.
dataAccessSchema.index({ member_id: 1, last_at: -1 });
dataAccessSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type DataAccessRow = InferRawDocTypeFromSchema<typeof dataAccessSchema>;
export const DataAccess = model<DataAccessRow>('DataAccess', dataAccessSchema);
