import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The authenticator app of a member and the recovery codes beside it; `_id` is the user's, so there is one. */
const secondFactorSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Encrypted; see `sealSecret`. */
    secret: { type: String, required: true },
    /** The last time step whose code was taken: none at or before it is taken again. */
    last_step: { type: Number, required: true },
    /** Hashes of the recovery codes that were not used yet. */
    recovery_hashes: { type: [String], required: true },
    created_at: { type: Number, required: true },
  },
  { collection: 'second_factors', versionKey: false },
);

export type SecondFactorRow = InferRawDocTypeFromSchema<typeof secondFactorSchema>;
export const SecondFactor = model<SecondFactorRow>('SecondFactor', secondFactorSchema);
