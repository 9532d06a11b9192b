import { model, Schema, type InferSchemaType } from 'mongoose';

/** The embedded provider's records: interactions, codes, grants, its own short sessions. */
const oidcRecordSchema = new Schema(
  {
    /** Model name and id, `AuthorizationCode:abc`. */
    _id: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    grant_id: { type: String, default: null },
    uid: { type: String, default: null },
    expires_at: { type: Date, default: null },
  },
  { collection: 'oidc_records', versionKey: false, minimize: false },
);

// A TTL index removes expired records.
oidcRecordSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Revoking a grant deletes its codes and tokens.
oidcRecordSchema.index({ grant_id: 1 });
// A provider's session is also found by its public id.
oidcRecordSchema.index({ uid: 1 });

export type OidcRecord = InferSchemaType<typeof oidcRecordSchema>;
export const OidcRecordModel = model('OidcRecord', oidcRecordSchema);
