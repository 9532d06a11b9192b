import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { RIGHTS } from '../../protocol/rights';

/** The public part of a key that an area's team holds, and what it may do. Never removed: the audit trail names it. */
const areaKeySchema = new Schema(
  {
    /** Follows from the key (RFC 7638). */
    _id: { type: String, required: true },
    public_part: { type: String, required: true },
    /** Whose it is, for people. */
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
