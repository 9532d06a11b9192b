import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A browser that shows a member's notifications, as long as it is signed in by that member's wish. */
const pushDeviceSchema = new Schema(
  {
    /** The hash of its address: one account for each browser. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    /** The public name of the web session that it was turned on in, or last seen in: it ends with it. */
    session: { type: String, required: true },
    /** The address at the browser's push service: who knows it can send there. */
    endpoint: { type: String, required: true },
    /** What messages are encrypted with, base64url: the browser's public key, and a secret. */
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    /** Our public key when it subscribed: the service takes no messages signed with another. */
    made_for: { type: String, required: true },
    /** As shown to the member: "Firefox on Windows". */
    device: { type: String, default: null },
    created_at: { type: Number, required: true },
  },
  { collection: 'push_devices', versionKey: false },
);

// All of one member, the latest first.
pushDeviceSchema.index({ user_id: 1, created_at: -1 });
// Those that end with a session.
pushDeviceSchema.index({ session: 1 });

export type PushDeviceRow = InferRawDocTypeFromSchema<typeof pushDeviceSchema>;
export const PushDevice = model<PushDeviceRow>('PushDevice', pushDeviceSchema);
