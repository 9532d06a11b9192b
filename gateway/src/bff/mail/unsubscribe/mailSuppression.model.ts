import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** Somebody wants no more mail of a list. Her address is not kept, only what it can be recognised by. */
const mailSuppressionSchema = new Schema(
  {
    /** The list and the hash of her address in lower case: one row, however often she says so. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'mail_suppressions', versionKey: false },
);

export type MailSuppressionRow = InferRawDocTypeFromSchema<typeof mailSuppressionSchema>;
export const MailSuppression = model<MailSuppressionRow>('MailSuppression', mailSuppressionSchema);
