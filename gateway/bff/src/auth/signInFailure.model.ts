import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The wrong passwords in a row for one address, whether or not it has an account. */
const signInFailureSchema = new Schema(
  {
    /** Keyed hash of the address and, where a browser is known, of its cookie. */
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    /** When the next try is taken, epoch ms. */
    open_at: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'sign_in_failures', versionKey: false },
);

// A day without a wrong one and they are forgotten.
signInFailureSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type SignInFailureRow = InferRawDocTypeFromSchema<typeof signInFailureSchema>;
export const SignInFailure = model<SignInFailureRow>('SignInFailure', signInFailureSchema);
