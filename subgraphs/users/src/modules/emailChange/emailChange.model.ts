import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A right to confirm an email address, once. Reading this collection is of no use to an attacker. */
const emailChangeSchema = new Schema(
  {
    /** SHA-256 of the token, which is stored nowhere. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    used_at: { type: Number, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'email_changes', versionKey: false },
);
emailChangeSchema.plugin(joinReads);

// Removes expired ones; their time is checked as well, since removal may take a minute.
emailChangeSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Confirming one ends all others of the account.
emailChangeSchema.index({ user_id: 1 });

export type EmailChangeRow = InferRawDocTypeFromSchema<typeof emailChangeSchema>;
export const EmailChange = model<EmailChangeRow>('EmailChange', emailChangeSchema);
