import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A used token, as each is valid once. */
const usedTokenSchema = new Schema(
  { _id: { type: String, required: true }, over_at: { type: Date, required: true } },
  { versionKey: false, collection: 'release_tokens' },
);

// Expired tokens are refused by their time, and need not be stored.
usedTokenSchema.index({ over_at: 1 }, { expireAfterSeconds: 0 });

export type UsedTokenRow = InferRawDocTypeFromSchema<typeof usedTokenSchema>;
export const UsedToken = model<UsedTokenRow>('UsedReleaseToken', usedTokenSchema);
