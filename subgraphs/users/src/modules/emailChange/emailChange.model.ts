import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The right to confirm an address as hers, once. Whoever reads this collection can do nothing with it. */
const emailChangeSchema = new Schema(
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    used_at: { type: Number, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'email_changes', versionKey: false },
);

// Expired ones leave by themselves; whoever takes one looks at the time as well, since this may take a minute.
emailChangeSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Confirming one ends every other of hers.
emailChangeSchema.index({ user_id: 1 });

export type EmailChangeRow = InferRawDocTypeFromSchema<typeof emailChangeSchema>;
export const EmailChange = model<EmailChangeRow>('EmailChange', emailChangeSchema);
