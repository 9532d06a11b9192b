import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A password, in a collection of its own so that no read of a user can include it; `_id` is the user's. */
const credentialSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** argon2id, in its encoded form. */
    password_hash: { type: String, required: true },
    changed_at: { type: Number, required: true },
  },
  { versionKey: false },
);

export type CredentialRow = InferRawDocTypeFromSchema<typeof credentialSchema>;
export const Credential = model<CredentialRow>('Credential', credentialSchema);
