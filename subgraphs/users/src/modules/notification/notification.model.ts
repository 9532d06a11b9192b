import { joinReads } from '@athenaeum/kit';
import { NOTIFICATION_AREAS } from '@athenaeum/users-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** What a member's bell has told, in the words of the letter about it. */
const notificationSchema = new Schema(
  {
    /** The id of the letter's message: one notification for each, however often it is tried. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    area: { type: String, required: true, enum: NOTIFICATION_AREAS },
    text: { type: String, required: true },
    detail: { type: String, default: null },
    link: { type: String, default: null },
    /** Another person whom it names: it goes when that person is forgotten. */
    about_id: { type: String, default: null },
    created_at: { type: Number, required: true },
    read_at: { type: Number, default: null },
    forget_at: { type: Date, required: true },
  },
  { versionKey: false },
);
notificationSchema.plugin(joinReads);

// A member's, newest first, and which of them are unread.
notificationSchema.index({ user_id: 1, created_at: -1 });
notificationSchema.index({ user_id: 1, read_at: 1, area: 1 });
// Those that name somebody who is forgotten.
notificationSchema.index({ about_id: 1 }, { partialFilterExpression: { about_id: { $type: 'string' } } });
notificationSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type NotificationRow = InferRawDocTypeFromSchema<typeof notificationSchema>;
export const Notification = model<NotificationRow>('Notification', notificationSchema);
