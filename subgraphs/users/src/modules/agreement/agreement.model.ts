import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const part = new Schema(
  { title: { type: String, required: true }, text: { type: String, required: true } },
  { _id: false },
);

/** A version of the member agreement; in force from `update_date` until a newer one is. */
const agreementSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    update_date: { type: Number, required: true },
    /** Its text, which never changes; null for the one that the product came with. */
    parts: { type: [part], default: null },
    /** When staff wrote it. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
agreementSchema.plugin(joinReads);

// The version in force: the newest that is not in the future. Two versions cannot come into force at the same time.
agreementSchema.index({ update_date: -1 }, { unique: true });

export type AgreementRow = InferRawDocTypeFromSchema<typeof agreementSchema>;
export const Agreement = model<AgreementRow>('Agreement', agreementSchema);
