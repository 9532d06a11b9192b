import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const part = new Schema(
  { title: { type: String, required: true }, text: { type: String, required: true } },
  { _id: false },
);

/** A version of the member agreement; in force from `update_date` until a newer one comes. */
const agreementSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    update_date: { type: Number, required: true },
    /** What it says, and never anything else; null: what the product brought along. */
    parts: { type: [part], default: null },
    /** When staff wrote it. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);

// The version in force: the newest that has come. Two versions cannot begin at the same moment.
agreementSchema.index({ update_date: -1 }, { unique: true });

export type AgreementRow = InferRawDocTypeFromSchema<typeof agreementSchema>;
export const Agreement = model<AgreementRow>('Agreement', agreementSchema);
