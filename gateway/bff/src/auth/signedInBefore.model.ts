import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An account in which somebody has signed in: sessions leave, and whether there ever was one is asked at a new device. */
const signedInBeforeSchema = new Schema(
  {
    /** The account. */
    _id: { type: String, required: true },
  },
  { collection: 'signed_in_before', versionKey: false },
);

export type SignedInBeforeRow = InferRawDocTypeFromSchema<typeof signedInBeforeSchema>;
export const SignedInBefore = model<SignedInBeforeRow>('SignedInBefore', signedInBeforeSchema);
