import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { RIGHTS } from '@athenaeum/release-protocol/rights';

/** A release key: its public part and rights. Never deleted, as audit rows name it. */
const areaKeySchema = new Schema(
  {
    /** JWK thumbprint (RFC 7638). */
    _id: { type: String, required: true },
    public_part: { type: String, required: true },
    /** The displayed name of its owner. */
    name: { type: String, required: true },
    areas: { type: [String], required: true },
    rights: { type: [{ type: String, enum: Object.keys(RIGHTS) }], required: true },
    created_at: { type: Number, required: true },
    created_by: { type: String, required: true },
    expires_at: { type: Number, required: true },
    revoked_at: { type: Number, default: null },
    revoked_by: { type: String, default: null },
    last_used_at: { type: Number, default: null },
  },
  { versionKey: false, collection: 'release_keys' },
);

export type AreaKeyRow = InferRawDocTypeFromSchema<typeof areaKeySchema>;
export const AreaKey = model<AreaKeyRow>('AreaKey', areaKeySchema);
