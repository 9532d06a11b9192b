import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A version of the member agreement; in force from `update_date` until a newer one comes. */
const agreementSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    update_date: { type: Number, required: true },
  },
  { versionKey: false },
);

// The version in force: the newest that has come. Two versions cannot begin at the same moment.
agreementSchema.index({ update_date: -1 }, { unique: true });

export type AgreementRow = InferRawDocTypeFromSchema<typeof agreementSchema>;
export const Agreement = model<AgreementRow>('Agreement', agreementSchema);
