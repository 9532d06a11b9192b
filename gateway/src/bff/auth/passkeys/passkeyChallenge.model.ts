import { model, Schema } from 'mongoose';

/** What an authenticator was asked to sign and has not yet: used once, by the browser that was asked. */
const passkeyChallengeSchema = new Schema(
  {
    /** Hash of the challenge. */
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['sign-in', 'adding', 'confirming'], required: true },
    /** Hash of what only the browser that was asked has: its interaction, or its session. */
    browser: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);

// What was never signed leaves by itself; reading checks the time as well.
passkeyChallengeSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const PasskeyChallenge = model('PasskeyChallenge', passkeyChallengeSchema);
