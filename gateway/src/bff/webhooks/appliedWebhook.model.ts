import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A signed call that was taken. Kept longer than its signature is good for, so that none is applied twice. */
const appliedWebhookSchema = new Schema(
  {
    /** Hash of the signature. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    /** While its work is under way: until when it is left to who began it. */
    held_until: Date,
  },
  { collection: 'applied_webhooks', versionKey: false },
);

const RETENTION_HOURS = 24;
// They leave by themselves.
appliedWebhookSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_HOURS * 3600 });

export type AppliedWebhookRow = InferRawDocTypeFromSchema<typeof appliedWebhookSchema>;
export const AppliedWebhook = model<AppliedWebhookRow>('AppliedWebhook', appliedWebhookSchema);
