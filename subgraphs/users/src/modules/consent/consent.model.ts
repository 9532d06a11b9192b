import { randomUUID } from 'node:crypto';
import { CONSENT_KINDS } from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** What a member agreed to, with the time; kept as evidence and never changed. */
const consentSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    kind: { type: String, required: true, enum: CONSENT_KINDS },
    /** The version of the text. */
    subject_id: { type: String, required: true },
    given_at: { type: Number, required: true },
  },
  { versionKey: false },
);
consentSchema.plugin(joinReads);

// Agreeing twice to the same text is one consent; also a member's consents.
consentSchema.index({ user_id: 1, kind: 1, subject_id: 1 }, { unique: true });

export type ConsentRow = InferRawDocTypeFromSchema<typeof consentSchema>;
export const Consent = model<ConsentRow>('Consent', consentSchema);
