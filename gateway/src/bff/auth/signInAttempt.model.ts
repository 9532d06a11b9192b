import { model, Schema, type InferSchemaType } from 'mongoose';

/** A sign-in that was begun and not yet finished: what the provider's answer is checked against. */
const signInAttemptSchema = new Schema(
  {
    /** Hash of the `state` the provider returns. */
    _id: { type: String, required: true },
    /** Hash of the cookie of the browser that began it; another browser cannot finish it. */
    browser: { type: String, required: true },
    nonce: { type: String, required: true },
    code_verifier: { type: String, required: true },
    return_to: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'sign_in_attempts', versionKey: false },
);

// What was never finished leaves by itself.
signInAttemptSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type SignInAttempt = InferSchemaType<typeof signInAttemptSchema>;
export const SignInAttemptModel = model('SignInAttempt', signInAttemptSchema);
