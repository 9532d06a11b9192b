import { model, Schema } from 'mongoose';

/** A used challenge, so that no signature is accepted twice. */
const usedPasskeyChallengeSchema = new Schema(
  {
    /** Hash of what is random in the challenge. */
    _id: { type: String, required: true },
    /** Until when it could have been used. */
    expires_at: { type: Date, required: true },
  },
  { collection: 'used_passkey_challenges', versionKey: false },
);

usedPasskeyChallengeSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const UsedPasskeyChallenge = model('UsedPasskeyChallenge', usedPasskeyChallengeSchema);
