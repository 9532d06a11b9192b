import { model, Schema, type InferSchemaType } from 'mongoose';

/** What the embedded provider remembers between requests: interactions, codes, grants, its own short sessions. */
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

// Nothing here outlives its purpose.
oidcRecordSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// Revoking a grant takes along every code and token that came from it.
oidcRecordSchema.index({ grant_id: 1 });
// A provider's session is also found by its public id.
oidcRecordSchema.index({ uid: 1 });

export type OidcRecord = InferSchemaType<typeof oidcRecordSchema>;
export const OidcRecordModel = model('OidcRecord', oidcRecordSchema);
