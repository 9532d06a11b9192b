import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A token that has been used: it is good once. */
const usedTokenSchema = new Schema(
  { _id: { type: String, required: true }, over_at: { type: Date, required: true } },
  { versionKey: false, collection: 'release_tokens' },
);

// What is over is refused by its time, and need not be remembered.
usedTokenSchema.index({ over_at: 1 }, { expireAfterSeconds: 0 });

export type UsedTokenRow = InferRawDocTypeFromSchema<typeof usedTokenSchema>;
export const UsedToken = model<UsedTokenRow>('UsedReleaseToken', usedTokenSchema);
