import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const needed = { type: String, required: true } as const;
const address = new Schema({ name: { type: String, default: '' }, address: needed }, { _id: false });
const picture = new Schema({ cid: needed, png: { type: Buffer, required: true } }, { _id: false });
const attachment = new Schema({ filename: needed, content_type: needed, content: needed }, { _id: false });

/** A mail that would have left, for developers and demos. */
const mailboxMailSchema = new Schema(
  {
    /** The mail's own id: delivered twice, it is here once. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    from: { type: address, required: true },
    to: { type: [address], required: true },
    cc: { type: [address], default: [] },
    reply_to: { type: address, default: null },
    subject: needed,
    html: needed,
    text: needed,
    attachments: { type: [attachment], default: [] },
    /** What the HTML shows by its Content-IDs. */
    pictures: { type: [picture], default: [] },
    unsubscribe: { type: String, default: null },
    /** As a mail server would have been given it. */
    raw: { type: Buffer, required: true },
  },
  { collection: 'mailbox', versionKey: false },
);

const RETENTION_DAYS = 7;

// Newest first; old ones leave by themselves.
mailboxMailSchema.index({ at: -1 }, { expireAfterSeconds: RETENTION_DAYS * 86_400 });
// Somebody's mail.
mailboxMailSchema.index({ 'to.address': 1, at: -1 });

export type MailboxMailRow = InferRawDocTypeFromSchema<typeof mailboxMailSchema>;
export const MailboxMail = model<MailboxMailRow>('MailboxMail', mailboxMailSchema);
