import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A WebAuthn credential of a member: the public half of a key, nothing that signs anybody in by itself. */
const passkeySchema = new Schema(
  {
    /** The credential's id as the authenticator made it, base64url; unique everywhere. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    /** COSE, as the authenticator gave it. */
    public_key: { type: Buffer, required: true },
    /** The signature counter; always 0 for authenticators without one. */
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    /** The member's name for it. */
    name: { type: String, required: true },
    /** Synchronised between devices, as its authenticator says. */
    is_backed_up: { type: Boolean, required: true },
    created_at: { type: Number, required: true },
    last_used_at: { type: Number, default: null },
  },
  { collection: 'passkeys', versionKey: false },
);

// All of one member, in the order they were made.
passkeySchema.index({ user_id: 1, created_at: 1 });

export type PasskeyRow = InferRawDocTypeFromSchema<typeof passkeySchema>;
export const Passkey = model<PasskeyRow>('Passkey', passkeySchema);
