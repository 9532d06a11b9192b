import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A company. */
const accountSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    title: { type: String, required: true },
    /** The title without case, accents and extra spaces. */
    key: { type: String, required: true },
    created_at: { type: Number, required: true },
    /** Not suggested any more; profiles that name it keep it. */
    hidden: { type: Boolean, required: true, default: false },
    /** When staff last changed it. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
accountSchema.plugin(joinReads);

// "Halden Logistics" and "halden  logistics" are one company, also when added at the same time; and the alphabetical order.
accountSchema.index({ key: 1 }, { unique: true });

export type AccountRow = InferRawDocTypeFromSchema<typeof accountSchema>;
export const Account = model<AccountRow>('Account', accountSchema);
