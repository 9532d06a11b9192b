import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** `stopped`: the recipient has unsubscribed from its list. `failed`: the last attempt did; the outbox tries again or gave up. */
export const MAIL_STATES = ['sent', 'stopped', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const needed = { type: String, required: true } as const;

/** That a mail was written to somebody, and what became of it; nothing of what it says, not even its subject. */
const mailLogEntrySchema = new Schema(
  {
    /** The message's in the outbox: tried twice, it is here once. */
    _id: needed,
    template: needed,
    list: { type: String, default: null },
    /** Addresses in lower case, those who are copied too. */
    to: { type: [String], required: true },
    state: { type: String, required: true, enum: MAIL_STATES },
    /** A code, never the words of a mail server. */
    problem: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'mail_log', versionKey: false },
);

const RETENTION_DAYS = 90;

// Newest first; old ones leave by themselves.
mailLogEntrySchema.index({ at: -1 }, { expireAfterSeconds: RETENTION_DAYS * 86_400 });
// What somebody was sent.
mailLogEntrySchema.index({ to: 1, at: -1 });
// What was sent of one kind, or did not arrive.
mailLogEntrySchema.index({ template: 1, at: -1 });
mailLogEntrySchema.index({ state: 1, at: -1 });

export type MailLogEntryRow = InferRawDocTypeFromSchema<typeof mailLogEntrySchema>;
export const MailLogEntry = model<MailLogEntryRow>('MailLogEntry', mailLogEntrySchema);
