import { publishFacts } from '@athenaeum/kit/facts';
import { NOTIFICATION_DAYS, type NoteLetterInput } from '@athenaeum/users-contract';
import { quietUntil } from '@athenaeum/users-contract/outgoing';
import { User, type UserRow } from '../user/user.model';
import { Notification } from './notification.model';
import { notificationsChanged } from './notificationsChanged';
import { settingsOf } from './notificationSettings.service';

const DAY_MS = 86_400_000;

/**
 * Rings the bell of who gets a letter, unless it is turned off for that. The id is the letter's, so that it rings once.
 *
 * @returns until when letters that are not urgent wait, epoch ms; null outside of quiet hours
 */
export async function noteLetter(
  { id, user_id, notification }: NoteLetterInput,
  now = Date.now(),
): Promise<number | null> {
  const [user, { off, quiet_hours }] = await Promise.all([
    User.findOne({ _id: user_id, anonymised_at: null }).select('timezone').lean<Pick<UserRow, 'timezone'>>(),
    settingsOf(user_id),
  ]);
  if (!user) return null;
  if (notification && !off.includes(notification.topic)) {
    const { topic: _setting, ...told } = notification;
    const forget_at = new Date(now + NOTIFICATION_DAYS * DAY_MS);
    const { upsertedCount } = await Notification.updateOne(
      { _id: id },
      { $setOnInsert: { ...told, user_id, created_at: now, forget_at } },
      { upsert: true },
    );
    if (upsertedCount > 0) publishFacts(notificationsChanged(user_id));
  }
  return quietUntil(now, quiet_hours, user.timezone ?? null);
}
