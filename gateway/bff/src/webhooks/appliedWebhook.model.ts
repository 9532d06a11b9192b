import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An idempotency record of a signed call, kept longer than its signature is valid, so that none is applied twice. */
const appliedWebhookSchema = new Schema(
  {
    /** Hash of the signature. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    /** The end of the worker's lease while the work is running. */
    held_until: Date,
  },
  { collection: 'applied_webhooks', versionKey: false },
);

const RETENTION_HOURS = 24;
// They leave by themselves.
appliedWebhookSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_HOURS * 3600 });

export type AppliedWebhookRow = InferRawDocTypeFromSchema<typeof appliedWebhookSchema>;
export const AppliedWebhook = model<AppliedWebhookRow>('AppliedWebhook', appliedWebhookSchema);
