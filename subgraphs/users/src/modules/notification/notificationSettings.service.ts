import { isSignedIn, signInFirst, type Viewer } from '@athenaeum/kit';
import type { NotificationTopic, QuietHours, SaveNotificationSettingsInput } from '@athenaeum/users-contract';
import { NotificationSettings, type NotificationSettingsRow } from './notificationSettings.model';

interface Settings {
  off: NotificationTopic[];
  quiet_hours: QuietHours | null;
}

export async function findSettings(viewer: Viewer): Promise<Settings> {
  if (!isSignedIn(viewer)) throw signInFirst();
  return settingsOf(viewer.id);
}

export async function saveSettings(
  viewer: Viewer,
  { off, quiet_hours }: SaveNotificationSettingsInput,
): Promise<Settings> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const given = { ...(off && { off: [...new Set(off)] }), ...(quiet_hours !== undefined && { quiet_hours }) };
  await NotificationSettings.updateOne({ _id: viewer.id }, { $set: given }, { upsert: true });
  return settingsOf(viewer.id);
}

export async function settingsOf(id: string): Promise<Settings> {
  const row = await NotificationSettings.findById(id).lean<NotificationSettingsRow>();
  return { off: (row?.off ?? []) as NotificationTopic[], quiet_hours: row?.quiet_hours ?? null };
}
