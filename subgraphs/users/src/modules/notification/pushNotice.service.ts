import { quietUntil } from '@athenaeum/users-contract/outgoing';
import { User, type UserRow } from '../user/user.model';
import { Notification, type NotificationRow } from './notification.model';
import { settingsOf } from './notificationSettings.service';

/** What a device may be told of a notification, as it is now, and whether it is to wait. */
export async function findPushNotice(id: string, user_id: string, now = Date.now()) {
  const [row, user, { quiet_hours }] = await Promise.all([
    Notification.findOne({ _id: id, user_id }).lean<NotificationRow>(),
    User.findOne({ _id: user_id, anonymised_at: null }).select('timezone').lean<Pick<UserRow, 'timezone'>>(),
    settingsOf(user_id),
  ]);
  if (!row || !user) return null;
  const { area, text, detail, link, read_at } = row;
  return {
    ...{ area, text, detail: detail ?? null, link: link ?? null },
    is_read: read_at !== null,
    quiet_until: quietUntil(now, quiet_hours, user.timezone ?? null),
  };
}
