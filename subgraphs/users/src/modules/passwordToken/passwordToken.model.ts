import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** `first`: to set the password of an account that a paid checkout made. `reset`: to replace one. */
export const PASSWORD_TOKEN_PURPOSES = ['first', 'reset'] as const;

/** A right to set a password, once. Reading this collection is of no use to an attacker. */
const passwordTokenSchema = new Schema(
  {
    /** SHA-256 of the token, which is stored nowhere. */
    _id: { type: String, required: true },
    purpose: { type: String, required: true, enum: PASSWORD_TOKEN_PURPOSES },
    user_id: { type: String, required: true },
    /** The checkout that a first password belongs to. */
    checkout_id: { type: String, default: null },
    /** Whether it was sent by mail: using it proves access to the account's mailbox. */
    by_mail: { type: Boolean, default: false },
    used_at: { type: Number, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'password_tokens', versionKey: false },
);

// Removes expired ones; their time is checked as well, since removal may take a minute.
passwordTokenSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Setting a password ends all other tokens of the account.
passwordTokenSchema.index({ user_id: 1 });

export type PasswordTokenRow = InferRawDocTypeFromSchema<typeof passwordTokenSchema>;
export const PasswordToken = model<PasswordTokenRow>('PasswordToken', passwordTokenSchema);
