import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An address has unsubscribed from a list. Only a hash of the address is stored. */
const mailSuppressionSchema = new Schema(
  {
    /** The list and the hash of the address in lower case: one row per address and list. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'mail_suppressions', versionKey: false },
);
mailSuppressionSchema.plugin(joinReads);

export type MailSuppressionRow = InferRawDocTypeFromSchema<typeof mailSuppressionSchema>;
export const MailSuppression = model<MailSuppressionRow>('MailSuppression', mailSuppressionSchema);
