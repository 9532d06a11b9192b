import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferSchemaType } from 'mongoose';

/** A browser that is signed in. The cookie's value is never stored, only its hash. */
const webSessionSchema = new Schema(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    created_at: { type: Date, required: true },
    seen_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    /** The last sign-in or step-up authentication. */
    confirmed_at: { type: Date, default: null },
    /** The device as shown to the user: "Firefox on Windows". */
    device: { type: String, default: null },
    /** How it was authenticated, in the values of `amr` of OpenID Connect. */
    methods: { type: [String], default: [] },
    /** Kept to end the session of an external provider too; the embedded one needs none. */
    id_token: { type: String, default: null },
  },
  { collection: 'web_sessions', versionKey: false },
);
webSessionSchema.plugin(joinReads);

// Expired sessions leave by themselves; reading checks the time as well, since this may take a minute.
webSessionSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// All sessions of a user, to end them when the password or account changes.
webSessionSchema.index({ user_id: 1 });

export type WebSession = InferSchemaType<typeof webSessionSchema>;
export const WebSessionModel = model('WebSession', webSessionSchema);
