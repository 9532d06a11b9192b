import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A browser between a first step and a second: it has given a password, or is signed in and sets up an app. */
const secondStepSchema = new Schema(
  {
    /** Hash of what only this browser has: its interaction, or its session. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    /** Of the app that is being set up; encrypted. */
    secret: { type: String, default: null },
    /** A factor was set up in this step: what remains, of an app, is to keep its recovery codes. */
    is_proven: { type: Boolean, default: false },
    expires_at: { type: Date, required: true },
  },
  { collection: 'second_steps', versionKey: false },
);

// Who sets up a first factor ends every other step of the account; so does who leaves.
secondStepSchema.index({ user_id: 1 });
// Unfinished ones expire by a TTL index; reads check the time as well.
secondStepSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type SecondStepRow = InferRawDocTypeFromSchema<typeof secondStepSchema>;
export const SecondStep = model<SecondStepRow>('SecondStep', secondStepSchema);
