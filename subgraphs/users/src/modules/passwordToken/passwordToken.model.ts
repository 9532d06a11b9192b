import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** `first`: to set the password of an account that a paid checkout made. `reset`: to replace one. */
export const PASSWORD_TOKEN_PURPOSES = ['first', 'reset'] as const;

/** A right to set a password, once. Whoever reads this collection can do nothing with it. */
const passwordTokenSchema = new Schema(
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    _id: { type: String, required: true },
    purpose: { type: String, required: true, enum: PASSWORD_TOKEN_PURPOSES },
    user_id: { type: String, required: true },
    /** The checkout that a first password belongs to. */
    checkout_id: { type: String, default: null },
    /** Whether it left by mail: whoever uses it reads the mail of the account. */
    by_mail: { type: Boolean, default: false },
    used_at: { type: Number, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'password_tokens', versionKey: false },
);

// Expired ones leave by themselves; whoever takes one looks at the time as well, since this may take a minute.
passwordTokenSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Setting a password ends every other right to.
passwordTokenSchema.index({ user_id: 1 });

export type PasswordTokenRow = InferRawDocTypeFromSchema<typeof passwordTokenSchema>;
export const PasswordToken = model<PasswordTokenRow>('PasswordToken', passwordTokenSchema);
