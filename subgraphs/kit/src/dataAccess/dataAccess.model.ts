import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { joinReads } from '../joinReads';

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
    /** Fields of the profile, or as `Session.note` of another record, that had a value. */
    fields: { type: [String], required: true },
    /** What members are told that the fields belong to: `READ_DETAILS` of the users domain. */
    details: { type: [String], required: true },
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
