import { joinReads } from '@athenaeum/kit';
import { NOTIFICATION_TOPICS } from '@athenaeum/users-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const quietHours = new Schema(
  { from: { type: Number, required: true }, until: { type: Number, required: true } },
  { _id: false },
);

/** What a member's bell rings for, and when letters wait; who has none has changed nothing. */
const notificationSettingsSchema = new Schema(
  {
    /** The member's id. */
    _id: { type: String, required: true },
    off: { type: [String], default: [], enum: NOTIFICATION_TOPICS },
    quiet_hours: { type: quietHours, default: null },
  },
  { collection: 'notification_settings', versionKey: false },
);
notificationSettingsSchema.plugin(joinReads);

export type NotificationSettingsRow = InferRawDocTypeFromSchema<typeof notificationSettingsSchema>;
export const NotificationSettings = model<NotificationSettingsRow>(
  'NotificationSettings',
  notificationSettingsSchema,
);
